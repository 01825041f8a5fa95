import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import type { DeskNames } from "#content/desk-names.ts";
import { createOfficeClients } from "../base/office-clients.ts";
import { OfficeContext } from "../base/office-context.ts";
import { createRoutes, discoverRoutes } from "./office-routes.ts";
import { useLocale } from "./use-locale.ts";

type Props = { practiceName: string; names: DeskNames };

/** The office: one application behind the one door `/office`. */
export function OfficeApp({ practiceName, names }: Props) {
  const [{ clients, router }] = useState(() => {
    const created = createOfficeClients(() => router.revalidate());
    const router = createBrowserRouter(createRoutes(created), {
      patchRoutesOnNavigation: discoverRoutes(created),
    });
    return { clients: created, router };
  });
  const [locale, setLocale] = useLocale(clients.auth);
  return (
    <OfficeContext value={{ ...clients, practiceName, names, locale, setLocale }}>
      <QueryClientProvider client={clients.queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </OfficeContext>
  );
}

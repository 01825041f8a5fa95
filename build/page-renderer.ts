import { StaticPaths } from "astro:static-paths";
import { createApp } from "astro/app/entrypoint";

type StaticPath = Awaited<ReturnType<InstanceType<typeof StaticPaths>["getAll"]>>[number];

// The compiled site, which reads the content when it is loaded: a release of other words needs no new bundle.
const app = createApp();
app.renderError = async (_request, { error }) => {
  throw error ?? new Error("A page could not be rendered.");
};

export const listPages = () => new StaticPaths(app).getAll();

export const renderPage = (request: Request, { route }: StaticPath): Promise<Response> =>
  app.render(request, { routeData: route });

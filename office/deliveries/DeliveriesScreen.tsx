import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { deliveriesWords } from "#content/words/office/deliveries.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { deliveryTabs, listDeliveries } from "#domain/office/delivery-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { pagesOf } from "../base/query-of.ts";
import { capped } from "../parts/capped-count.ts";
import { ListedCount } from "../parts/ListedCount.tsx";
import { LoadState } from "../parts/LoadState.tsx";
import { MailFailure } from "../parts/MailFailure.tsx";
import { MoreButton } from "../parts/MoreButton.tsx";
import { ScreenHead } from "../parts/ScreenHead.tsx";
import { useMe } from "../parts/use-me.ts";
import css from "./DeliveriesScreen.module.css";
import { DeliveryItem } from "./DeliveryItem.tsx";
import { EndpointsSection } from "./EndpointsSection.tsx";
import { RecoverDialog } from "./RecoverDialog.tsx";

/** What goes out, by what became of it; owners also see where the copies go. */
export function DeliveriesScreen() {
  const { call, locale } = useOffice();
  const words = deliveriesWords[locale];
  const [search] = useSearchParams();
  const tab = deliveryTabs.find((each) => each === search.get("tab")) ?? "attention";
  const me = useMe();
  const [isRecovering, setRecovering] = useState(false);
  const list = useInfiniteQuery(pagesOf(call, listDeliveries, { tab }));
  const { data } = list;
  const rows = data?.pages.flatMap(({ deliveries }) => deliveries);
  const counts = data?.pages[0]?.counts;
  const isOwner = me?.role === "owner";
  return (
    <div className={css.screen}>
      <ScreenHead title={officeShellWords[locale].titles.deliveries}>
        {isOwner && (
          <button type="button" className="button quiet" onClick={() => setRecovering(true)}>
            {words.recover.open}
          </button>
        )}
      </ScreenHead>
      <p>{words.lead}</p>
      <MailFailure since={data?.pages[0]?.mailFailingSince} />
      <nav className={css.tabs} aria-label={officeShellWords[locale].titles.deliveries}>
        {deliveryTabs.map((each) => (
          <Link key={each} to={`?tab=${each}`} replace aria-current={each === tab ? "page" : undefined}>
            {words.tabs[each]}
            {each !== "sent" && counts !== undefined && counts[each] > 0 && (
              <span className={each === "attention" ? css.alarm : css.count}>{capped(counts[each])}</span>
            )}
          </Link>
        ))}
      </nav>
      <LoadState query={list} lines={6} isTall />
      <p className={css.empty} role="status">
        {rows?.length === 0 && words.empty[tab]}
      </p>
      <ListedCount rows={search.has("tab") && rows} hasMore={list.hasNextPage} />
      <ul className={css.rows}>
        {rows?.map((delivery) => (
          <DeliveryItem key={delivery.id} delivery={delivery} />
        ))}
      </ul>
      <MoreButton list={list} />
      {isOwner && <EndpointsSection />}
      {isRecovering && <RecoverDialog onClose={() => setRecovering(false)} />}
    </div>
  );
}

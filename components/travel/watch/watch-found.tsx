"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/press/link-button";
import { pages } from "@/lib/client/calls/paths";
import { FindingText } from "./finding-text";
import { liveWatchesOf } from "./watch-queries";
import { findWatch, type Watched } from "./watched";

/** What the live watch of a thing has found last, with the quote that it opens; nothing while it has found nothing. */
export function WatchFound({ watched }: { watched: Watched }) {
  const t = useTranslations("watch");
  const { data } = useQuery(liveWatchesOf(watched));
  const last = data && findWatch(data, watched)?.last;
  if (!last) return null;
  return (
    <div className="space-y-2">
      <FindingText finding={last} />
      {last.quote ? (
        <LinkButton href={pages.quotes({ quote: last.quote.id })} size="sm">
          {t("openQuote")}
        </LinkButton>
      ) : null}
    </div>
  );
}

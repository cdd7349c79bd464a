"use client";

import { useLocale, useTranslations } from "next-intl";
import { FindingText } from "@/components/travel/watch/finding-text";
import { useEndWatch } from "@/components/travel/watch/use-watch";
import { WatchTerms } from "@/components/travel/watch/watch-terms";
import { Card } from "@/components/ui/card";
import { PageLink } from "@/components/ui/page-link";
import { Button } from "@/components/ui/press/button";
import { LinkButton } from "@/components/ui/press/link-button";
import { Badge, type Tone } from "@/components/ui/states/badge";
import { pages } from "@/lib/client/calls/paths";
import { useMay } from "@/lib/client/role";
import { formatSearch } from "@/lib/client/travel/format-search";
import { placesText } from "@/lib/client/travel/journey-text";
import { NO_FILTERS, writeView } from "@/lib/client/travel/offer-view";
import type { WatchItem } from "@/lib/contracts/portal/watches";
import type { WatchState } from "@/lib/domain/watches/watch";
import { formatDayMonth, formatInstant } from "@/lib/i18n/formats";

const TONES: Record<WatchState, Tone> = { live: "accent", ended: "neutral", over: "neutral" };

/** A watch: of what, on which terms, what was found last, and what can be done about it. */
export function WatchCard({ watch }: { watch: WatchItem }) {
  const t = useTranslations("watches");
  const { kind, state, last } = watch;
  return (
    <Card className="p-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 className="min-w-0 break-words font-semibold">
          <WatchedName watch={watch} />
        </h2>
        <span className="flex gap-1.5">
          <Badge>{t(`kinds.${kind}`)}</Badge>
          <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
        </span>
      </div>
      <WatchTerms watch={watch} />
      <Begun watch={watch} />
      <div className="mt-3 border-line border-t pt-3">
        {last ? <FindingText finding={last} /> : <p className="text-ink-soft text-sm">{t("notYet")}</p>}
      </div>
      <WatchActs watch={watch} />
    </Card>
  );
}

/** `TAS – IST · 12 Dec – 19 Dec · nonstop`, with whom it is for. */
function WatchedName({ watch: { journey, search, quote, booking } }: { watch: WatchItem }) {
  const t = useTranslations("watches");
  const locale = useLocale();
  const parts = [
    placesText(journey, " – "),
    journey.map(({ date }) => formatDayMonth(date, locale)).join(" – "),
    search?.is_direct ? t("direct") : "",
    search?.has_baggage ? t("baggage") : "",
    quote?.label ?? "",
    booking ? `${booking.booking_number} ${booking.last_name}`.trim() : "",
  ];
  return <span className="num">{parts.filter(Boolean).join(" · ")}</span>;
}

/** Who began it, and when. */
function Begun({ watch: { created, by } }: { watch: WatchItem }) {
  const t = useTranslations("audit.actor");
  const locale = useLocale();
  return (
    <p className="num text-ink-faint text-xs">
      {formatInstant(created, locale)} · {by.name ?? t(by.kind)}
    </p>
  );
}

function WatchActs({ watch: { id, state, last, quote, booking, search } }: { watch: WatchItem }) {
  const t = useTranslations("watch");
  const tBooking = useTranslations("watches");
  const maySell = useMay("sell");
  const { end, isPending } = useEndWatch(id);
  const opened = last?.quote ?? null;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      {opened ? (
        <LinkButton href={pages.quotes({ quote: opened.id })} size="sm">
          {t("openQuote")}
        </LinkButton>
      ) : null}
      {search ? (
        <LinkButton href={searchAddress(search)} variant="secondary" size="sm">
          {t("showOffers")}
        </LinkButton>
      ) : null}
      {booking ? (
        <LinkButton href={pages.booking(booking.id)} variant="secondary" size="sm">
          {tBooking("kinds.booking")}
        </LinkButton>
      ) : null}
      {quote && !opened ? (
        <LinkButton href={pages.quotes({ quote: quote.id })} variant="secondary" size="sm">
          {tBooking("kinds.quote")}
        </LinkButton>
      ) : null}
      {state === "live" && maySell ? (
        <Button variant="quiet" size="sm" isPending={isPending} onPress={end}>
          {t("end")}
        </Button>
      ) : null}
      {last ? (
        <PageLink
          href={pages.watches({ watch: id })}
          className="inline-flex min-h-11 items-center px-1 text-accent text-sm underline md:min-h-8"
        >
          {tBooking("allFound")}
        </PageLink>
      ) : null}
    </div>
  );
}

/** Where the offers of a watched search are: as it is watched, the cheapest first. */
function searchAddress({ asked, is_direct, has_baggage }: NonNullable<WatchItem["search"]>): string {
  const filters = { ...NO_FILTERS, stops: is_direct ? [0] : [], withBaggage: has_baggage };
  return pages.search(writeView(new URLSearchParams(formatSearch(asked)), { sort: "price", filters }).toString());
}

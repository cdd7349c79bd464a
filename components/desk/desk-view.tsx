"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { LowBalance } from "@/components/travel/low-balance";
import { AnswerDueBadge, StatusBadge } from "@/components/travel/status-badge";
import { Card } from "@/components/ui/card";
import { PageLink } from "@/components/ui/page-link";
import { ErrorState } from "@/components/ui/states/error-state";
import { ListSkeleton } from "@/components/ui/states/skeleton";
import { pages } from "@/lib/client/calls/paths";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { countdownText, type TimeLeft, timeLeft } from "@/lib/client/countdown";
import { AgencyOnly, useCustomerMode } from "@/lib/client/customer-mode";
import { useServerClock } from "@/lib/client/server-clock";
import { placesText } from "@/lib/client/travel/journey-text";
import type { Desk, DeskItem } from "@/lib/contracts/portal/desk";
import { formatInstant, formatMoney, formatNumber, formatTime } from "@/lib/i18n/formats";
import { CheaperNow } from "./cheaper-now";
import { EndingDocuments } from "./ending-documents";
import { deskQuery } from "./queries";

/** What is to be done now, below the search. */
export function DeskView() {
  const t = useTranslations("desk");
  const locale = useLocale();
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(deskQuery(locale));
  return (
    <section aria-labelledby="desk" className="mt-2">
      <div className="mb-3 flex flex-wrap items-baseline gap-x-3">
        <h2 id="desk" className="font-semibold text-lg">
          {t("title")}
        </h2>
        <p className="text-ink-soft text-sm">{t("updated")}</p>
      </div>
      {error && !data ? <ErrorState {...errorText(error)} onRetry={() => void refetch()} /> : null}
      {data ? <DeskCards desk={data} /> : null}
      {data || error ? null : <ListSkeleton rows={4} />}
    </section>
  );
}

/** What there is has a card; all that is quiet shares a line, so that a quiet day is no page of empty boxes. */
function DeskCards({ desk }: { desk: Desk }) {
  const parts = useParts(desk);
  const quiet = parts.filter(({ lines }) => lines.length === 0);
  return (
    <div className="space-y-4">
      <AgencyOnly>
        {desk.funds.map((each) => (
          <LowBalance key={each.currency} funds={each} />
        ))}
        <BalanceCard funds={desk.funds} />
        <EndingDocuments />
      </AgencyOnly>
      <CheaperNow />
      {quiet.length > 0 ? (
        <ul className="flex flex-wrap gap-x-5 text-sm">
          {quiet.map(({ href, none }) => (
            <li key={href}>
              <PageLink href={href} className="inline-flex min-h-11 items-center text-ink-soft hover:text-ink hover:underline md:min-h-6">
                {none}
              </PageLink>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2 lg:grid-cols-3">
        {parts.map((part) => (part.lines.length > 0 ? <DeskCard key={part.href} {...part} /> : null))}
      </div>
    </div>
  );
}

interface DeskPart {
  title: string;
  /** The list with all of them. */
  href: string;
  /** Said where there is nothing. */
  none: string;
  note?: string;
  lines: ReactNode[];
}

/** The parts of the desk, the most pressing first. */
function useParts({ holds, departures, changes, open_requests, refunds, quotes, recent }: Desk): DeskPart[] {
  const t = useTranslations("desk");
  return [
    {
      ...{ title: t("holds"), href: pages.bookings({ view: "hold" }), none: t("holdsNone") },
      lines: holds.map((item) => <BookingLine key={item.id} item={item} end={<HoldLeft expire={item.expire} />} />),
    },
    {
      ...{ title: t("departures"), href: pages.bookings({ view: "leaving" }), none: t("departuresNone"), note: t("airportTime") },
      lines: departures.map((item) => (
        <BookingLine key={item.id} item={item} end={`${t(item.day)}, ${formatTime(item.directions[0]?.departure.local ?? "")}`} />
      )),
    },
    {
      ...{ title: t("changes"), href: pages.bookings({ view: "changed" }), none: t("changesNone") },
      lines: changes.map((item) => <BookingLine key={item.id} item={item} end={null} />),
    },
    {
      ...{ title: t("refunds"), href: pages.bookings({ view: "refunds" }), none: t("refundsNone") },
      lines: [
        ...(open_requests ? [<OpenRequestsLine key="open" open={open_requests} />] : []),
        ...refunds.map((answer) => <RefundLine key={`${answer.booking_id} ${answer.decided}`} answer={answer} />),
      ],
    },
    {
      ...{ title: t("quotes"), href: pages.quotes(), none: t("quotesNone") },
      lines: quotes.map((quote) => <QuoteLine key={quote.id} quote={quote} />),
    },
    {
      ...{ title: t("recent"), href: pages.bookings(), none: t("recentNone") },
      lines: recent.map((item) => <BookingLine key={item.id} item={item} end={<StandingOf item={item} />} />),
    },
  ];
}

function DeskCard({ title, href, note, lines }: DeskPart) {
  const t = useTranslations("desk");
  return (
    <Card className="p-4">
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <h3 className="font-medium">{title}</h3>
        <PageLink href={href} aria-label={`${t("all")}: ${title}`} className="py-1 text-accent text-sm">
          {t("all")}
        </PageLink>
      </div>
      <ul className="divide-y divide-line">{lines}</ul>
      {note ? <p className="mt-2 text-ink-faint text-xs">{note}</p> : null}
    </Card>
  );
}

/** The line has room for one badge. */
function StandingOf({ item: { status, schedule_change } }: { item: DeskItem }) {
  return schedule_change === "open" ? <AnswerDueBadge /> : <StatusBadge status={status} isAnswerDue={false} />;
}

/** The whole line leads to the booking. */
function BookingLine({ item, end }: { item: DeskItem; end: ReactNode }) {
  const { directions, passengers } = item;
  const codes = directions.map(({ departure, arrival }) => ({ from: departure.airport, to: arrival.airport }));
  const [first] = passengers;
  return (
    <li>
      <PageLink href={pages.booking(item.id)} className="flex items-baseline justify-between gap-3 py-2 text-sm hover:bg-paper">
        <span className="min-w-0 truncate">
          <span className="num font-semibold text-accent tracking-wide">{item.booking_number}</span>{" "}
          <span className="num">{placesText(codes, " – ")}</span>{" "}
          <span className="text-ink-soft">{item.personal_data_erased ? "" : first?.last_name}</span>
        </span>
        <span className="num shrink-0 text-ink-soft">{end}</span>
      </PageLink>
    </li>
  );
}

/** Counts down; red when little is left. */
function HoldLeft({ expire }: { expire: string }) {
  const left = timeLeft(Date.parse(expire), useServerClock({ isRunning: true }));
  return (
    <span className={left.urgent ? "text-bad" : ""}>
      <LeftText left={left} />
    </span>
  );
}

function LeftText({ left }: { left: TimeLeft }) {
  const t = useTranslations("booking.page");
  const text = countdownText(left);
  if (text.form === "days") return t("days", { days: text.days, hours: text.hours });
  return text.form === "hours" ? t("hours", { hours: text.hours, minutes: text.minutes }) : text.clock;
}

/** What the back office has still to answer; the whole line leads to the list of them. */
function OpenRequestsLine({ open: { count, oldest } }: { open: NonNullable<Desk["open_requests"]> }) {
  const t = useTranslations("desk");
  const locale = useLocale();
  return (
    <li>
      <PageLink
        href={pages.bookings({ status: "refund_request_sent" })}
        className="flex flex-wrap items-baseline justify-between gap-x-3 py-2 text-sm hover:bg-paper"
      >
        <span className="font-medium text-accent">{t("openRequests", { count })}</span>
        <span className="num text-ink-soft">{t(count === 1 ? "since" : "oldestSince", { at: formatInstant(oldest, locale) })}</span>
      </PageLink>
    </li>
  );
}

function RefundLine({
  answer: { booking_id, booking_number, is_settled, amount, currency, decided },
}: {
  answer: Desk["refunds"][number];
}) {
  const t = useTranslations("desk");
  const locale = useLocale();
  const { isOn: isForCustomer } = useCustomerMode();
  const settled = () => (isForCustomer ? t("settledPlain") : t("settled", { amount: formatMoney(amount ?? 0, currency, locale) }));
  return (
    <li>
      <PageLink href={pages.booking(booking_id)} className="flex items-baseline justify-between gap-3 py-2 text-sm hover:bg-paper">
        <span>
          <span className="num font-semibold text-accent tracking-wide">{booking_number}</span> {is_settled ? settled() : t("rejected")}
        </span>
        <span className="num shrink-0 text-ink-soft">{formatInstant(decided, locale)}</span>
      </PageLink>
    </li>
  );
}

/** A quote by its customer, or by its route; the whole line leads to it. */
function QuoteLine({ quote: { id, label, state, directions, valid_until } }: { quote: Desk["quotes"][number] }) {
  const t = useTranslations("desk");
  const locale = useLocale();
  const codes = directions.map(({ departure, arrival }) => ({ from: departure.airport, to: arrival.airport }));
  return (
    <li>
      <PageLink href={pages.quotes({ quote: id })} className="flex items-baseline justify-between gap-3 py-2 text-sm hover:bg-paper">
        <span className="min-w-0 truncate">
          <span className="num">{placesText(codes, " – ")}</span> <span className="text-ink-soft">{label}</span>
        </span>
        <span className={`num shrink-0 ${state === "chosen" ? "font-medium text-accent" : "text-ink-soft"}`}>
          {state === "chosen" ? t("chosen") : t("openUntil", { at: formatInstant(valid_until, locale) })}
        </span>
      </PageLink>
    </li>
  );
}

function BalanceCard({ funds }: { funds: Desk["funds"] }) {
  const t = useTranslations("desk");
  const locale = useLocale();
  return (
    <Card className="flex flex-wrap items-baseline gap-x-6 gap-y-1 px-4 py-2.5">
      <h3 className="font-medium">{t("balance")}</h3>
      <ul className="space-y-1">
        {funds.map(({ currency, available, spent, lasts_days }) => (
          <li key={currency} className="flex flex-wrap items-baseline gap-x-6 text-sm">
            <span className="num font-semibold text-lg">{formatMoney(available, currency, locale)}</span>
            {lasts_days === null ? (
              <span className="text-ink-soft">{t("lastsUnknown")}</span>
            ) : (
              <>
                <span>{t("lasts", { days: lasts_days, text: formatNumber(lasts_days, locale) })}</span>
                <span className="num text-ink-soft">{t("lastsHow", { amount: formatMoney(spent, currency, locale) })}</span>
              </>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

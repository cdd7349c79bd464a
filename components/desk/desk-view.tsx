"use client";

import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { LowBalance } from "@/components/ui/low-balance";
import { ListSkeleton } from "@/components/ui/skeleton";
import { countdownText, type TimeLeft, timeLeft } from "@/lib/client/countdown";
import { placesText } from "@/lib/client/journey-text";
import { pages } from "@/lib/client/paths";
import { useServerClock } from "@/lib/client/server-clock";
import { useErrorText } from "@/lib/client/use-error-text";
import type { Desk, DeskItem } from "@/lib/contracts/desk";
import { formatInstant, formatMoney, formatNumber, formatTime } from "@/lib/i18n/formats";
import { deskQuery } from "./queries";

/** What is to be done now, below the search. */
export function DeskView() {
  const t = useTranslations("desk");
  const locale = useLocale();
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(deskQuery(locale));
  return (
    <section aria-labelledby="desk" className="mt-2">
      <h2 id="desk" className="font-semibold text-lg">
        {t("title")}
      </h2>
      <p className="mb-3 text-ink-soft text-sm">{t("updated")}</p>
      {error && !data ? <ErrorState {...errorText(error)} onRetry={() => void refetch()} /> : null}
      {data ? <DeskCards desk={data} /> : null}
      {data || error ? null : <ListSkeleton rows={4} />}
    </section>
  );
}

function DeskCards({ desk: { holds, departures, changes, refunds, funds } }: { desk: Desk }) {
  const t = useTranslations("desk");
  return (
    <div className="grid items-start gap-4 md:grid-cols-2 lg:grid-cols-3">
      {funds.map((each) => (
        <LowBalance key={each.currency} funds={each} className="md:col-span-2 lg:col-span-3" />
      ))}
      <DeskCard title={t("holds")} href={pages.bookings({ view: "hold" })} none={t("holdsNone")}>
        {holds.map((item) => (
          <BookingLine key={item.id} item={item} end={<HoldLeft expire={item.expire} />} />
        ))}
      </DeskCard>
      <DeskCard title={t("departures")} href={pages.bookings({ view: "leaving" })} none={t("departuresNone")} note={t("airportTime")}>
        {departures.map((item) => (
          <BookingLine key={item.id} item={item} end={`${t(item.day)}, ${formatTime(item.directions[0]?.departure.local ?? "")}`} />
        ))}
      </DeskCard>
      <DeskCard title={t("changes")} href={pages.bookings({ view: "changed" })} none={t("changesNone")}>
        {changes.map((item) => (
          <BookingLine key={item.id} item={item} end={null} />
        ))}
      </DeskCard>
      <DeskCard title={t("refunds")} href={pages.bookings({ view: "refunds" })} none={t("refundsNone")}>
        {refunds.map((answer) => (
          <RefundLine key={`${answer.booking_id} ${answer.decided}`} answer={answer} />
        ))}
      </DeskCard>
      <BalanceCard funds={funds} />
    </div>
  );
}

interface DeskCardProps {
  title: string;
  /** The work list with all of them. */
  href: string;
  none: string;
  note?: string;
  children: ReactNode[];
}

function DeskCard({ title, href, none, note, children }: DeskCardProps) {
  const t = useTranslations("desk");
  return (
    <Card className="p-4">
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <h3 className="font-medium">{title}</h3>
        <Link href={href} aria-label={`${t("all")}: ${title}`} className="py-1 text-accent text-sm">
          {t("all")}
        </Link>
      </div>
      {children.length > 0 ? <ul className="divide-y divide-line">{children}</ul> : <p className="text-ink-soft text-sm">{none}</p>}
      {note && children.length > 0 ? <p className="mt-2 text-ink-faint text-xs">{note}</p> : null}
    </Card>
  );
}

/** The whole line leads to the booking. */
function BookingLine({ item, end }: { item: DeskItem; end: ReactNode }) {
  const { directions, passengers } = item;
  const codes = directions.map(({ departure, arrival }) => ({ from: departure.airport, to: arrival.airport }));
  const [first] = passengers;
  return (
    <li>
      <Link href={pages.booking(item.id)} className="flex items-baseline justify-between gap-3 py-2 text-sm hover:bg-paper">
        <span className="min-w-0 truncate">
          <span className="num font-semibold text-accent tracking-wide">{item.booking_number}</span>{" "}
          <span className="num">{placesText(codes, " – ")}</span>{" "}
          <span className="text-ink-soft">{item.personal_data_erased ? "" : first?.last_name}</span>
        </span>
        <span className="num shrink-0 text-ink-soft">{end}</span>
      </Link>
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

function RefundLine({
  answer: { booking_id, booking_number, is_settled, amount, currency, decided },
}: {
  answer: Desk["refunds"][number];
}) {
  const t = useTranslations("desk");
  const locale = useLocale();
  return (
    <li>
      <Link href={pages.booking(booking_id)} className="flex items-baseline justify-between gap-3 py-2 text-sm hover:bg-paper">
        <span>
          <span className="num font-semibold text-accent tracking-wide">{booking_number}</span>{" "}
          {is_settled ? t("settled", { amount: formatMoney(amount ?? 0, currency, locale) }) : t("rejected")}
        </span>
        <span className="num shrink-0 text-ink-soft">{formatInstant(decided, locale)}</span>
      </Link>
    </li>
  );
}

function BalanceCard({ funds }: { funds: Desk["funds"] }) {
  const t = useTranslations("desk");
  const locale = useLocale();
  return (
    <Card className="p-4">
      <h3 className="mb-2 font-medium">{t("balance")}</h3>
      <ul className="space-y-3">
        {funds.map(({ currency, available, spent, lasts_days }) => (
          <li key={currency}>
            <p className="num font-semibold text-lg">{formatMoney(available, currency, locale)}</p>
            {lasts_days === null ? (
              <p className="text-ink-soft text-sm">{t("lastsUnknown")}</p>
            ) : (
              <>
                <p className="text-sm">{t("lasts", { days: lasts_days, text: formatNumber(lasts_days, locale) })}</p>
                <p className="num text-ink-soft text-sm">{t("lastsHow", { amount: formatMoney(spent, currency, locale) })}</p>
              </>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

"use client";

import { FileText, Luggage } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import { buttonClass } from "@/components/ui/press/button-class";
import type { Trip, TripDirection, TripPassenger } from "@/lib/contracts/trip/trip";
import { LOCALES } from "@/lib/domain/localized";
import { isTravelling } from "./status-look";

/** Who travels; while the tickets are in force, on which ones, with the receipts. */
export function Passengers({
  status,
  passengers,
  refunded_passengers,
  directions,
}: Pick<Trip, "status" | "passengers" | "refunded_passengers" | "directions">) {
  const t = useTranslations("trip.passengers");
  return (
    <Card aria-labelledby="passengers" className="divide-y divide-line">
      <h2 id="passengers" className="px-5 py-4 font-semibold text-lg">
        {t(passengers.some(({ receipts }) => receipts) ? "title" : "titleOnly")}
      </h2>
      <ul className="divide-y divide-line">
        {passengers.map((passenger, position) => (
          <PassengerRow key={passenger.receipts?.en ?? position} passenger={passenger} directions={directions} status={status} />
        ))}
        {refunded_passengers.length > 0 ? <RefundedRow people={refunded_passengers} /> : null}
      </ul>
    </Card>
  );
}

function PassengerRow({ passenger, directions, status }: { passenger: TripPassenger } & Pick<Trip, "directions" | "status">) {
  const t = useTranslations();
  const nameText = useNameText();
  const { first_name, last_name, age, tickets, refunded_directions, extra_bags, receipts } = passenger;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4 print:break-inside-avoid">
      <div className="min-w-0">
        <p className="break-words font-medium uppercase">{nameText(passenger)}</p>
        <p className="text-ink-soft text-sm">{t(`common.ageGroups.${age}`)}</p>
        <RefundedWays refunded={refunded_directions} directions={directions} status={status} />
        {receipts ? tickets.map((ticket) => <TicketLine key={`${ticket.carrier.code}${ticket.pnr}`} ticket={ticket} />) : null}
        {extra_bags.map((bag) => (
          <ExtraBag key={bag.direction} bag={bag} direction={directions[bag.direction]} />
        ))}
      </div>
      {receipts ? <ReceiptLinks receipts={receipts} name={`${first_name} ${last_name}`} /> : null}
    </li>
  );
}

/** How a name is shown, of somebody whose data is erased too. */
function useNameText(): (person: Trip["refunded_passengers"][number]) => string {
  const t = useTranslations("common");
  return ({ last_name, first_name }) => `${last_name} ${first_name}`.trim() || t("personalDataErased");
}

/** Passengers who were refunded everything. */
function RefundedRow({ people }: { people: Trip["refunded_passengers"] }) {
  const t = useTranslations("trip.passengers");
  const nameText = useNameText();
  return (
    <li className="px-5 py-4 print:break-inside-avoid">
      <p className="break-words font-medium uppercase">{[...new Set(people.map(nameText))].join(", ")}</p>
      <p className="font-medium text-sm text-warm">{t("refundedAll")}</p>
    </li>
  );
}

/** What of the journey a passenger has given back, and what is left to fly. */
function RefundedWays({ refunded, directions, status }: { refunded: readonly number[] } & Pick<Trip, "directions" | "status">) {
  const t = useTranslations("trip.passengers");
  if (refunded.length === 0) return null;
  const flown = directions.filter((way, index) => !way.refunded && !refunded.includes(index));
  return (
    <>
      <p className="font-medium text-sm text-warm">
        {t("refunded", { route: routesOf(directions.filter((_, index) => refunded.includes(index))) })}
      </p>
      {isTravelling(status) && flown.length > 0 ? <p className="text-sm">{t("fliesOnly", { route: routesOf(flown) })}</p> : null}
    </>
  );
}

function routesOf(directions: readonly TripDirection[]): string {
  return directions.map(({ departure, arrival }) => `${departure.airport.city} → ${arrival.airport.city}`).join(", ");
}

/** Nothing until there is a number: the status says that it is on its way. */
function TicketLine({ ticket }: { ticket: TripPassenger["tickets"][number] }) {
  const t = useTranslations("trip.passengers");
  if (!ticket.ticket_number) return null;
  return (
    <p className="num text-ink-soft text-sm">
      {t("ticket", { number: ticket.ticket_number })} · {ticket.carrier.title}
    </p>
  );
}

interface ExtraBagProps {
  bag: TripPassenger["extra_bags"][number];
  direction: TripDirection | undefined;
}

/** What may be checked in beyond the fare's own baggage, and on which way. */
function ExtraBag({ bag: { piece, weight }, direction }: ExtraBagProps) {
  const t = useTranslations("trip.passengers");
  const route = routesOf(direction ? [direction] : []);
  return (
    <p className="num mt-1 flex gap-1.5 text-ink-soft text-sm">
      <Luggage className="mt-0.5 size-4 shrink-0 text-ink-faint" aria-hidden="true" />
      {t("extraBag", { route, pieces: piece, weight })}
    </p>
  );
}

/** The receipt in the page's language at one touch, and in the other two beside. */
function ReceiptLinks({ receipts, name }: { receipts: NonNullable<TripPassenger["receipts"]>; name: string }) {
  const t = useTranslations();
  const current = useLocale();
  return (
    <div className="flex flex-wrap items-center gap-x-1 print:hidden">
      <a href={receipts[current]} target="_blank" rel="noreferrer" className={buttonClass("secondary", "md")}>
        <FileText className="size-4.5" aria-hidden="true" />
        {t("trip.passengers.receipt")}
        <span className="sr-only">{name}</span>
      </a>
      {LOCALES.filter((locale) => locale !== current).map((locale) => (
        <a
          key={locale}
          href={receipts[locale]}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-lg text-accent text-sm uppercase underline underline-offset-2 hover:bg-accent-soft"
        >
          {locale}
          <span className="sr-only">{t("trip.passengers.receiptIn", { name, language: t(`common.languages.${locale}`) })}</span>
        </a>
      ))}
    </div>
  );
}

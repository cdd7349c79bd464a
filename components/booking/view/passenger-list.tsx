"use client";

import { useQuery } from "@tanstack/react-query";
import { Luggage } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { routeOf } from "@/components/travel/journey/itinerary";
import { SectionCard } from "@/components/ui/section-card";
import { Skeleton } from "@/components/ui/states/skeleton";
import { AgencyOnly, useCustomerMode } from "@/lib/client/customer-mode";
import { useMay } from "@/lib/client/role";
import { openChange } from "@/lib/client/travel/schedule-change";
import type { Booking } from "@/lib/contracts/interface/bookings";
import type { BookingStatus } from "@/lib/domain/booking/booking-status";
import { formatInstant, formatMoney, formatTypedDate } from "@/lib/i18n/formats";
import { AddBags } from "../bags/add-bags";
import { documentName } from "../parts/document-name";
import { CorrectPassenger } from "../people/correct-passenger";
import type { Correctable } from "../people/correction";
import { bookingExtrasQuery } from "../queries";

type Passenger = Booking["passengers"][number];

/** Bags are bought while the booking is one of these. */
const BAGGED: readonly BookingStatus[] = ["booked", "paid", "ticketed"];

/** Who flies, with papers and tickets. */
export function PassengerList({ booking }: { booking: Booking }) {
  const t = useTranslations("booking.page");
  const maySell = useMay("sell");
  const isBagged = BAGGED.includes(booking.status) && !openChange(booking.schedule_changes) && !booking.personal_data_erased;
  const mayAddBags = maySell && isBagged;
  const { data } = useQuery(bookingExtrasQuery(booking.id, booking.status));
  const soldFor = ({ key }: Passenger) => {
    if (!data) return undefined;
    return data.selling.is_own ? (data.selling.passengers.find((each) => each.key === key)?.amount ?? null) : null;
  };
  return (
    <SectionCard
      title={t("passengers")}
      aside={
        mayAddBags ? (
          <div className="-my-1 print:hidden">
            <AddBags booking={booking} isOwnPrice={data?.selling.is_own ?? true} />
          </div>
        ) : null
      }
    >
      <ul className="-my-2.5 divide-y divide-line">
        {booking.passengers.map((passenger) => (
          <li key={passenger.key} className="grid gap-x-6 gap-y-1 py-2.5 sm:grid-cols-[minmax(0,1fr)_auto]">
            <div className="min-w-0">
              {booking.personal_data_erased ? (
                <ErasedData age={passenger.age} />
              ) : (
                <PersonalData passenger={passenger}>
                  <Correction booking={booking} passenger={passenger} correctable={data?.correctable ?? []} />
                </PersonalData>
              )}
              <ExtraBags passenger={passenger} directions={booking.directions} isOwnPrice={data?.selling.is_own ?? true} />
              <GivenBack passenger={passenger} directions={booking.directions} />
            </div>
            <div className="num sm:text-right">
              <PassengerPrice passenger={passenger} currency={booking.price.currency} sold={soldFor(passenger)} />
              <TicketNumbers passenger={passenger} booking={booking} covered={data?.ticket_directions ?? []} />
            </div>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}

/** @param children what may be done beside the name */
function PersonalData({ passenger, children }: { passenger: Passenger; children: ReactNode }) {
  const t = useTranslations("booking.page");
  const tBooking = useTranslations("booking");
  const tAges = useTranslations("common.ageGroups");
  const { first_name, middle_name, last_name, age, birthdate, citizenship, document, tel } = passenger;
  return (
    <>
      <div className="flex items-center gap-x-1">
        <p className="font-semibold">{[last_name, first_name, middle_name].filter(Boolean).join(" ")}</p>
        {children}
      </div>
      <p className="num text-ink-soft text-sm">
        {[tAges(age), birthdate && t("born", { date: formatTypedDate(birthdate) }), citizenship].filter(Boolean).join(" · ")}
        {" · "}
        {documentName(document.type, tBooking)} {document.number}
        {document.expire ? `, ${t("validUntil", { date: formatTypedDate(document.expire) })}` : ""} · {tel}
      </p>
    </>
  );
}

interface CorrectionProps {
  booking: Booking;
  passenger: Passenger;
  /** Those of whom something may be put right. */
  correctable: readonly Correctable[];
}

/** The way to put something of a passenger right, while there is something that may be. */
function Correction({ booking, passenger, correctable }: CorrectionProps) {
  const maySell = useMay("sell");
  const own = correctable.find(({ key }) => key === passenger.key);
  return maySell ? <CorrectPassenger booking={booking} passenger={passenger} correctable={own} /> : null;
}

/** What is left of a passenger whose data are no longer kept. */
function ErasedData({ age }: Pick<Passenger, "age">) {
  const t = useTranslations("common");
  return (
    <>
      <p className="font-semibold">{t("personalDataErased")}</p>
      <p className="text-ink-soft text-sm">{t(`ageGroups.${age}`)}</p>
    </>
  );
}

interface ExtraBagsProps extends Pick<Booking, "directions"> {
  passenger: Passenger;
  /** Whether the customer pays a price of the agency's own: what bags cost the agency is not it. */
  isOwnPrice: boolean;
}

/** Bags bought with the booking or since, direction by direction. */
function ExtraBags({ passenger, directions, isOwnPrice }: ExtraBagsProps) {
  const t = useTranslations("booking.bags");
  const locale = useLocale();
  const { isOn: isForCustomer } = useCustomerMode();
  return passenger.additional_baggage.map(({ id, direction, piece, weight, price }) => (
    <p key={id} className="num mt-1 flex gap-1.5 text-sm">
      <Luggage className="mt-0.5 size-4 shrink-0 text-ink-faint" aria-hidden="true" />
      <span>
        {t("bought", { route: routeOf(directions[direction]), pieces: piece, weight })}
        {isForCustomer && isOwnPrice ? null : <span className="print:hidden">, {formatMoney(price.amount, price.currency, locale)}</span>}
      </span>
    </p>
  ));
}

/** That this passenger's tickets were given back while others fly, or those of single directions. */
function GivenBack({ passenger, directions }: { passenger: Passenger } & Pick<Booking, "directions">) {
  const t = useTranslations("booking.page");
  const locale = useLocale();
  const { refunded_at, refunded_directions = [] } = passenger;
  if (refunded_at) return <p className="num mt-1 text-sm text-warm">{t("givenBack", { moment: formatInstant(refunded_at, locale) })}</p>;
  return refunded_directions.map(({ direction, refunded_at: at }) => (
    <p key={direction} className="num mt-1 text-sm text-warm">
      {routeOf(directions[direction])}: {t("givenBackPart", { moment: formatInstant(at, locale) })}
    </p>
  ));
}

interface PassengerPriceProps {
  passenger: Passenger;
  currency: Booking["price"]["currency"];
  /** What the customer pays, major units; null where the agency makes no prices of its own, undefined before that is known. */
  sold: number | null | undefined;
}

/** What the customer pays for a passenger, and under it what it costs the agency. Paper ends up with the customer. */
function PassengerPrice({ passenger: { extended_price: price }, currency, sold }: PassengerPriceProps) {
  const t = useTranslations("booking.page");
  const tSelling = useTranslations("selling");
  const locale = useLocale();
  const money = (amount: number) => formatMoney(amount, currency, locale);
  // What it costs the agency is not what the customer pays.
  if (sold === undefined) return <Skeleton className="ml-auto h-5 w-28 print:hidden" />;
  return (
    <p className="print:hidden">
      {money(sold ?? price.amount)}
      {sold === null ? null : (
        <AgencyOnly>
          <span className="block text-ink-soft text-xs">{tSelling("costIs", { amount: money(price.amount) })}</span>
        </AgencyOnly>
      )}
      {price.has_changed && price.prev_amount !== null ? (
        <AgencyOnly>
          <span className="block text-sm text-warm">{t("priceChanged", { previous: money(price.prev_amount) })}</span>
        </AgencyOnly>
      ) : null}
    </p>
  );
}

interface TicketNumbersProps {
  passenger: Passenger;
  booking: Pick<Booking, "status" | "directions">;
  /** Directions of which each ticket has flights, in their order; empty before they are known. */
  covered: readonly (readonly number[])[];
}

function TicketNumbers({ passenger, booking: { status, directions }, covered }: TicketNumbersProps) {
  const t = useTranslations("booking.page");
  const { tickets, refunded_at, refunded_directions = [] } = passenger;
  const isAllVoid = status === "refunded" || status === "refundauthorized" || refunded_at !== undefined;
  const missing = status === "booked" ? t("ticketPending") : status === "paid" ? t("ticketIssuing") : "—";
  return tickets.map(({ ticket_number, pnr, carrier }, index) => {
    const ways = covered[index] ?? [];
    const refunded = ways.filter((way) => refunded_directions.some(({ direction }) => direction === way));
    const isVoid = isAllVoid || (ways.length > 0 && refunded.length === ways.length);
    return (
      <p key={`${pnr}${carrier.code}`} className="text-sm">
        <span className="text-ink-soft">
          {t("ticket")} {tickets.length > 1 ? carrier.code : ""}
        </span>{" "}
        {ticket_number ? (
          <TicketNumber text={ticketText(ticket_number)} isVoid={isVoid} />
        ) : (
          <span className="text-ink-faint">{missing}</span>
        )}
        {ticket_number && !isVoid
          ? refunded.map((way) => (
              <span key={way} className="block text-warm">
                {t.rich("ticketPartVoid", { route: () => <s>{routeOf(directions[way])}</s> })}
              </span>
            ))
          : null}
      </p>
    );
  });
}

function TicketNumber({ text, isVoid }: { text: string; isVoid: boolean }) {
  const t = useTranslations("booking.page");
  if (!isVoid) return <span className="font-medium">{text}</span>;
  return (
    <span className="text-ink-faint">
      <s>{text}</s>, {t("ticketVoid")}
    </span>
  );
}

/** `2501234567890` as it is printed: `250-1234567890`. */
function ticketText(number: string): string {
  return `${number.slice(0, 3)}-${number.slice(3)}`;
}

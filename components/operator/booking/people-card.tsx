"use client";

import { useMutation } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/press/button";
import { SectionCard } from "@/components/ui/section-card";
import { Badge } from "@/components/ui/states/badge";
import { Banner } from "@/components/ui/states/banner";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { useMayInHouse } from "@/lib/client/house";
import type { OfficeBooking } from "@/lib/contracts/operator/bookings/office-booking";
import { isDocType } from "@/lib/domain/passengers/doc-types";
import { formatMoney, formatTypedDate } from "@/lib/i18n/formats";
import { openPassengers } from "./queries";

type Booking = OfficeBooking["booking"];
type Passenger = Booking["passengers"][number];

/** Who flies. What one could pretend to be somebody with is masked until it is asked for, and that is written down. */
export function PeopleCard({ booking }: { booking: Booking }) {
  const t = useTranslations("officeBooking.people");
  const errorText = useErrorText();
  const mayOpen = useMayInHouse("bookings", "change") && !booking.personal_data_erased;
  const { data, mutate, isPending, error, reset } = useMutation({ mutationFn: () => openPassengers(booking.id) });
  const passengers = data?.passengers ?? booking.passengers;
  const button = data ? (
    <Button variant="secondary" size="sm" onPress={reset}>
      {t("hide")}
    </Button>
  ) : (
    <Button variant="secondary" size="sm" isPending={isPending} onPress={() => mutate()}>
      {t("open")}
    </Button>
  );
  return (
    <SectionCard title={t("title")} lead={mayOpen ? t(data ? "opened" : "openHint") : undefined} aside={mayOpen ? button : null}>
      {error ? <Banner tone="bad" isAlert title={errorText(error).message} /> : null}
      <ul className="divide-y divide-line">
        {passengers.map((passenger) => (
          <li key={passenger.key} className="grid gap-x-6 gap-y-1 py-3 last:pb-0 sm:grid-cols-[minmax(0,1fr)_auto]">
            <Person passenger={passenger} isErased={booking.personal_data_erased !== null} />
            <Tickets passenger={passenger} currency={booking.price.currency} />
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}

function Person({ passenger, isErased }: { passenger: Passenger; isErased: boolean }) {
  const t = useTranslations("officeBooking.people");
  const tBooking = useTranslations("booking");
  const tCommon = useTranslations("common");
  const { last_name, first_name, middle_name, age, gender, birthdate, citizenship, document, tel, email, refunded_at } = passenger;
  const type = isDocType(document.type) ? tBooking(`document.${document.type}`) : document.type;
  const facts = [tCommon(`ageGroups.${age}`), gender, birthdate ? formatTypedDate(birthdate) : "", citizenship];
  const papers = [type, document.number, document.expire ? formatTypedDate(document.expire) : ""];
  if (isErased) return <p className="font-semibold">{tCommon("personalDataErased")}</p>;
  return (
    <div className="min-w-0">
      <p className="font-semibold">
        {[last_name, first_name, middle_name].filter(Boolean).join(" ")} {refunded_at ? <Badge tone="warm">{t("gone")}</Badge> : null}
      </p>
      <p className="num text-ink-soft text-sm">{facts.filter(Boolean).join(" · ")}</p>
      <p className="num break-words text-ink-soft text-sm">{[papers.filter(Boolean).join(" "), tel, email].filter(Boolean).join(" · ")}</p>
    </div>
  );
}

function Tickets({ passenger, currency }: { passenger: Passenger; currency: Booking["price"]["currency"] }) {
  const t = useTranslations("officeBooking.people");
  const locale = useLocale();
  const { tickets, price, itinerary_receipt } = passenger;
  return (
    <div className="num text-sm sm:text-right">
      <p className="font-medium">{formatMoney(price, currency, locale)}</p>
      {tickets.map(({ pnr, ticket_number, carrier }) => (
        <p key={`${pnr}${carrier.code}`} className="text-ink-soft">
          {pnr} · {carrier.code} · {ticket_number ?? t("noTicket")}
        </p>
      ))}
      {itinerary_receipt ? (
        <a href={itinerary_receipt} target="_blank" rel="noreferrer" className="text-accent hover:underline">
          {t("receipt")}
        </a>
      ) : null}
    </div>
  );
}

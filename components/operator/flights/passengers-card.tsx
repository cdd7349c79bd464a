"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { PageLink } from "@/components/ui/page-link";
import { Button } from "@/components/ui/press/button";
import { SectionCard } from "@/components/ui/section-card";
import { Badge } from "@/components/ui/states/badge";
import { pages } from "@/lib/client/calls/paths";
import { toast } from "@/lib/client/calls/toast";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import type { DepartureDetail } from "@/lib/contracts/operator/departures/operator-flights";
import { UNPAID_STATUSES } from "@/lib/domain/booking/booking-status";
import { openNames } from "./queries";

type Passenger = DepartureDetail["passengers"][number];

/** Who boards. Names are hidden until they are asked for, and leave memory with the page. */
export function PassengersCard({ departure: { id, passengers } }: { departure: DepartureDetail }) {
  const t = useTranslations("flights.detail");
  const errorText = useErrorText();
  const { mutate, data, isPending } = useMutation({
    mutationFn: () => openNames(id),
    gcTime: 0,
    onError: (error) => void toast.error(errorText(error).message),
  });
  const names = data && new Map(data.names.map((each) => [each.id, each.name]));
  const isHidden = passengers.length > 0 && !names;
  return (
    <SectionCard
      title={t("passengers")}
      lead={isHidden ? t("openText") : undefined}
      aside={
        isHidden ? (
          <Button variant="secondary" size="sm" isPending={isPending} onPress={() => mutate()}>
            {t("open")}
          </Button>
        ) : null
      }
    >
      {passengers.length === 0 ? <p className="text-ink-soft">{t("nobody")}</p> : <PassengerList passengers={passengers} names={names} />}
    </SectionCard>
  );
}

interface PassengerListProps {
  passengers: readonly Passenger[];
  names: ReadonlyMap<string, string> | undefined;
}

function PassengerList({ passengers, names }: PassengerListProps) {
  const t = useTranslations("flights.detail");
  const nameOf = (passenger: Passenger) => (names ? names.get(passenger.id) || t("erased") : null);
  return (
    <ol className="divide-y divide-line">
      {passengers.map((passenger) => (
        <li key={passenger.id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-2">
          <span className="min-w-0">
            <span className={nameOf(passenger) ? "wrap-anywhere font-medium" : "text-ink-faint"}>{nameOf(passenger) ?? t("hidden")}</span>{" "}
            <span className="text-ink-soft text-sm">
              {t(`ages.${passenger.age}`)}, {passenger.agency}
            </span>
          </span>
          <span className="num flex flex-wrap items-center gap-x-3 text-sm">
            <span>
              {passenger.booking_class} {passenger.destination}
            </span>
            <PageLink href={pages.officeBooking(passenger.booking_id)} className="text-accent">
              {passenger.booking_number}
            </PageLink>
            {UNPAID_STATUSES.includes(passenger.status) ? (
              <Badge tone="warm">{t("held")}</Badge>
            ) : (
              <span>{passenger.ticket ?? t("notIssued")}</span>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}

"use client";

import { useTranslations } from "next-intl";
import { type ComparedFlight, FlightComparison } from "@/components/travel/changes/flight-comparison";
import { Button } from "@/components/ui/press/button";
import { LinkButton } from "@/components/ui/press/link-button";
import { Banner } from "@/components/ui/states/banner";
import type { FlightTimesChanged, NamedFlight } from "@/lib/contracts/shared";

interface TimesChangeProps {
  change: FlightTimesChanged;
  /** Called with the id of the offer at the new times. */
  onAccept: (offerId: string) => void;
  /** That offer is on its way. */
  isPending: boolean;
  searchPath: string;
}

/** Says plainly when the flights were to leave and when they leave now, before anybody books them. */
export function TimesChange({ change, onAccept, isPending, searchPath }: TimesChangeProps) {
  const t = useTranslations("booking");
  const { directions, offer_id: offerId } = change;
  const search = <LinkButton href={searchPath}>{t("gone.search")}</LinkButton>;
  const accept = offerId && (
    <Button id="accept-times" isPending={isPending} onPress={() => onAccept(offerId)}>
      {t("times.accept")}
    </Button>
  );
  return (
    <Banner tone="warm" isAlert title={t("times.title")} action={accept || search}>
      <p>{t(offerId ? "times.text" : "times.none")}</p>
      <div className="mt-2 space-y-4">
        {directions.map(({ direction, old, new: now }) => (
          <FlightComparison key={direction} old={old.map(comparedFlight)} now={now.map(comparedFlight)} />
        ))}
      </div>
    </Banner>
  );
}

function comparedFlight({ airline, flight_number, departure, arrival }: NamedFlight): ComparedFlight {
  return { name: `${airline} ${flight_number}`, departure, arrival };
}

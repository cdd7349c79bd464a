"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Itinerary } from "@/components/travel/journey/itinerary";
import { Card } from "@/components/ui/card";
import { Dialog } from "@/components/ui/overlays/dialog";
import { Button } from "@/components/ui/press/button";
import { Banner } from "@/components/ui/states/banner";
import { leastBaggage, useBaggageText } from "@/lib/client/travel/baggage";
import type { Offer, OfferDirection } from "@/lib/contracts/interface/offers";
import { formatDayOffset, formatDuration, formatTime, formatWeekdayDate } from "@/lib/i18n/formats";

/** What is about to be booked, short enough to stay in sight; the full flights are one press away. */
export function OfferSummary({ offer }: { offer: Offer }) {
  const t = useTranslations("booking");
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card aria-label={t("summary.title")} className="p-4 md:p-5">
      <div className="space-y-4">
        {offer.directions.map((direction) => (
          <DirectionSummary key={`${direction.departure.airport.code}${direction.departure.datetime}`} direction={direction} />
        ))}
      </div>
      <Carriage offer={offer} />
      {offer.information_for_clients.map((notice) => (
        <Banner key={notice.en} tone="warm" className="mt-3">
          {notice[locale]}
        </Banner>
      ))}
      <Button variant="quiet" size="sm" className="-ml-3 mt-2" onPress={() => setOpen(true)}>
        {t("summary.details")}
      </Button>
      <Dialog title={t("summary.details")} isOpen={isOpen} onOpenChange={setOpen} isWide>
        <div className="-mx-5 -my-4">
          <Itinerary directions={offer.directions} />
        </div>
      </Dialog>
    </Card>
  );
}

function DirectionSummary({ direction }: { direction: OfferDirection }) {
  const t = useTranslations("booking.itinerary");
  const locale = useLocale();
  const { departure, arrival, segments, route_duration } = direction;
  const flights = segments.map(({ airline, flight_number }) => `${airline.code} ${flight_number}`).join(", ");
  return (
    <div>
      <p className="text-ink-soft text-sm">{formatWeekdayDate(departure.datetime, locale)}</p>
      <p className="num font-semibold text-lg">
        {formatTime(departure.datetime)} {departure.airport.code} – {formatTime(arrival.datetime)}
        <sup className="text-2xs text-warm">{formatDayOffset(departure.datetime, arrival.datetime)}</sup> {arrival.airport.code}
      </p>
      <p className="text-sm">
        {departure.airport.city} – {arrival.airport.city}
      </p>
      <p className="num text-ink-faint text-sm">
        {[flights, formatDuration(route_duration, locale), t("stops", { count: segments.length - 1 })].join(" · ")}
      </p>
    </div>
  );
}

function Carriage({ offer }: { offer: Offer }) {
  const t = useTranslations("booking.summary");
  const baggageText = useBaggageText();
  const segments = offer.directions.flatMap((direction) => direction.segments);
  const seats = Math.min(...segments.map((segment) => segment.seats));
  const facts = [baggageText("checked", leastBaggage(segments)), t(offer.refund ? "refund" : "refundNone"), offer.fare_family_type];
  return (
    <div className="mt-3 border-line border-t pt-3 text-sm">
      <p className="num text-ink-soft">{facts.filter(Boolean).join(" · ")}</p>
      {seats <= FEW_SEATS ? <p className="mt-1 font-medium text-warm">{t("seats", { count: seats })}</p> : null}
    </div>
  );
}

/** Number of seats from which on few are left. */
const FEW_SEATS = 4;

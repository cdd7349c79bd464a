import type { z } from "zod";
import type { segment as segmentSchema } from "@/lib/contracts/shared";
import { toDateTimeText } from "@/lib/domain/dates";
import type { Locale, LocalizedText } from "@/lib/domain/localized";
import type { OfferSegment, Stop, TechnicalStop } from "@/lib/domain/offer";
import { SELF_TRANSFER } from "@/lib/domain/self-transfer";
import { aircraftName } from "@/lib/reference/aircraft";
import { flightDetails, stopDetails } from "./present-flight-details";
import { presentAirline, presentAirport, presentOperator } from "./present-reference";

type SegmentView = z.infer<typeof segmentSchema>;

/** What comes after a flight of a direction. */
interface Connection {
  /** Wait for the next flight, minutes; null after the last one. */
  minutes: number | null;
  /** Whether the next flight is on another ticket. */
  isSelfTransfer: boolean;
}

/**
 * One flight of a direction as interface.md shows it, without `seats`.
 * @param fareBasis of the fare that prices it, where details of the flight are shown; null for none
 */
export function presentSegment(segment: OfferSegment, after: Connection, locale: Locale, fareBasis: string | null = null): SegmentView {
  const { handBaggage, baggage } = segment;
  return {
    departure: { ...presentStop(segment.departure, locale), ...(fareBasis !== null && stopDetails(segment.departure)) },
    arrival: { ...presentStop(segment.arrival, locale), ...(fareBasis !== null && stopDetails(segment.arrival)) },
    airline: presentAirline(segment.carrier, locale),
    service_class: segment.cabin,
    flight_number: segment.flightNumber,
    travel_time: segment.durationMinutes,
    transfer_time: after.minutes,
    aircraft: aircraftName(segment.aircraft),
    refund: segment.refundable,
    change: segment.changeable,
    handbags: { piece: handBaggage.pieces, weight: handBaggage.kg },
    baggage: baggage && { piece: baggage.pieces, weight: baggage.kg },
    comment: flightText(segment, locale),
    technical_stops: segment.technicalStops.map((stop) => presentTechnicalStop(stop, locale)),
    information_for_clients: [...segment.technicalStops.map(technicalStopNotice), ...(after.isSelfTransfer ? [SELF_TRANSFER] : [])],
    ...(segment.operatedBy && { operating_airline: presentOperator(segment.operatedBy, locale) }),
    ...(segment.surface && { surface: segment.surface }),
    ...(fareBasis !== null && flightDetails(segment, fareBasis)),
  };
}

function presentStop(stop: Stop, locale: Locale): SegmentView["departure"] {
  return { datetime: toDateTimeText(stop.local), airport: { ...presentAirport(stop.airport, locale), terminal: stop.terminal } };
}

function flightText(segment: OfferSegment, locale: Locale): string {
  const from = presentAirport(segment.departure.airport, locale).city;
  const to = presentAirport(segment.arrival.airport, locale).city;
  return `${segment.carrier} ${segment.flightNumber} ${from} – ${to}, ${aircraftName(segment.aircraft)}`;
}

function presentTechnicalStop(stop: TechnicalStop, locale: Locale): SegmentView["technical_stops"][number] {
  const { code, title, city, country } = presentAirport(stop.airport, locale);
  return {
    airport: { code, title, city, country: country.title },
    arrival_datetime: toDateTimeText(stop.arrivalLocal),
    departure_datetime: toDateTimeText(stop.departureLocal),
    duration: stop.durationMinutes,
  };
}

function technicalStopNotice(stop: TechnicalStop): LocalizedText {
  const cityIn = (locale: Locale) => presentAirport(stop.airport, locale).city;
  const minutes = stop.durationMinutes;
  return {
    uz: `Texnik toʻxtash: ${cityIn("uz")} (${stop.airport}), ${minutes} daqiqa. Reys raqami oʻzgarmaydi.`,
    ru: `Техническая посадка: ${cityIn("ru")} (${stop.airport}), ${minutes} мин. Номер рейса не меняется.`,
    en: `Technical stop: ${cityIn("en")} (${stop.airport}), ${minutes} min. The flight number stays the same.`,
  };
}

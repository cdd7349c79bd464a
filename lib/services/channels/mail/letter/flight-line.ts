import type { QuoteChoice } from "@/lib/contracts/portal/quotes";
import type { Locale } from "@/lib/domain/localized";
import { formatDateWithWeekday } from "@/lib/services/documents/receipts/document/format";
import { RECEIPT_TEXTS } from "@/lib/services/documents/receipts/document/texts";
import type { LetterLeg } from "./letter";

type Direction = Pick<QuoteChoice["directions"][number], "departure" | "arrival">;
type Segment = Pick<
  QuoteChoice["directions"][number]["segments"][number],
  "airline" | "flight_number" | "departure" | "arrival" | "baggage" | "handbags"
>;

/** `Tashkent → Istanbul` */
export function citiesOf({ departure, arrival }: Direction): string {
  return `${departure.airport.city} → ${arrival.airport.city}`;
}

/** `Tashkent → Istanbul, Sat, 5 December 2026` */
export function directionTitle(direction: Direction, locale: Locale): string {
  return `${citiesOf(direction)}, ${formatDateWithWeekday(direction.departure.datetime, locale)}`;
}

/** `HY 271 · 23:40 Tashkent (TAS) – 03:05 Istanbul (IST), Sun, 6 December 2026` */
export function flightLine({ airline, flight_number, departure, arrival }: Segment, locale: Locale): string {
  const end = ({ airport, datetime }: Segment["departure"]) => `${datetime.slice(11, 16)} ${airport.city} (${airport.code})`;
  const [left, landed] = [departure.datetime.slice(0, 10), arrival.datetime.slice(0, 10)];
  const nextDay = left === landed ? "" : `, ${formatDateWithWeekday(landed, locale)}`;
  return `${airline.code} ${flight_number} · ${end(departure)} – ${end(arrival)}${nextDay}`;
}

/** The flight as a card. @param told what it says besides the bags */
export function flightLeg(segment: Segment, locale: Locale, told: readonly string[]): LetterLeg {
  const { airline, flight_number, departure, arrival } = segment;
  const [left, landed] = [departure.datetime.slice(0, 10), arrival.datetime.slice(0, 10)];
  const end = ({ airport, datetime }: Segment["departure"], date: string) => ({
    ...{ code: airport.code, city: airport.city, time: datetime.slice(11, 16), date },
  });
  return {
    number: `${airline.code} ${flight_number}`,
    carrier: airline.title,
    date: formatDateWithWeekday(left, locale),
    departure: end(departure, ""),
    arrival: end(arrival, left === landed ? "" : formatDateWithWeekday(landed, locale)),
    facts: [...bagTexts(segment, locale), ...told],
  };
}

/** `Baggage: 1 × 23 kg` and the same of hand baggage: what the fare of an adult includes. */
export function bagTexts({ baggage, handbags }: Pick<Segment, "baggage" | "handbags">, locale: Locale): string[] {
  const texts = RECEIPT_TEXTS[locale];
  const carried = (bag: Segment["baggage"]) => (bag && bag.piece > 0 ? texts.carriage(bag.piece, bag.weight) : texts.notIncluded);
  return [`${texts.baggage}: ${carried(baggage)}`, `${texts.handBaggage}: ${carried(handbags)}`];
}

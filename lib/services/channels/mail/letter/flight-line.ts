import type { QuoteChoice } from "@/lib/contracts/portal/quotes";
import type { Locale } from "@/lib/domain/localized";
import { formatDateWithWeekday } from "@/lib/services/documents/receipts/document/format";

type Direction = Pick<QuoteChoice["directions"][number], "departure" | "arrival">;
type Segment = Pick<QuoteChoice["directions"][number]["segments"][number], "airline" | "flight_number" | "departure" | "arrival">;

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

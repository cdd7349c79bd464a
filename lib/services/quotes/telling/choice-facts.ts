import type { QuoteChoice } from "@/lib/contracts/portal/quotes";
import { dayNumber } from "@/lib/domain/dates";
import type { Locale } from "@/lib/domain/localized";
import type { Currency } from "@/lib/domain/money";
import { AGE_GROUPS, type Party } from "@/lib/domain/passengers/passengers";
import { CURRENCY_NAMES, MONTHS_SHORT } from "@/lib/domain/text/short-names";
import { QUOTE_PHRASES } from "./quote-phrases";

type Direction = QuoteChoice["directions"][number];
type Segment = Direction["segments"][number];

/** A direction of a choice in few words. */
export interface LegFacts {
  /** `12-dek` */
  day: string;
  /** Local times, `14:10`. */
  leaves: string;
  arrives: string;
  /** Calendar days from leaving to arriving: `+1`, or empty on the same day. */
  daysLater: string;
  from: Direction["departure"]["airport"];
  to: Direction["departure"]["airport"];
  /** Where one changes or stops; empty where the flight is direct. */
  via: string;
}

/** A choice of a quote in few words of the customer's language: nothing that its page does not say. */
export interface ChoiceFacts {
  /** Without repetitions, in the order in which they fly. */
  carriers: Segment["airline"][];
  legs: LegFacts[];
  isDirect: boolean;
  /** What every flight of it includes, and whether it can be given back. */
  conditions: string[];
  /** `15 691 000 soʻm`; null where it is not available any more. */
  price: string | null;
}

export function choiceFacts(choice: QuoteChoice, locale: Locale): ChoiceFacts {
  const segments = choice.directions.flatMap((direction) => direction.segments);
  const byCode = new Map(segments.map(({ airline }) => [airline.code, airline]));
  const legs = choice.directions.map((direction) => legFacts(direction, locale));
  return {
    carriers: [...byCode.values()],
    legs,
    isDirect: legs.every(({ via }) => via === ""),
    conditions: [...bagTexts(segments, locale), QUOTE_PHRASES[locale].refund[choice.refund]],
    price: choice.is_available ? moneyText(choice.price.amount, choice.price.currency, locale) : null,
  };
}

/** `Tashkent → Istanbul → Tashkent`; a gap between two directions begins anew after a comma. */
export function journeyOf(directions: readonly Pick<Direction, "departure" | "arrival">[]): string {
  const ends = directions.map(({ departure, arrival }) => ({ from: departure.airport.city, to: arrival.airport.city }));
  return ends
    .map(({ from, to }, index) => (ends[index - 1]?.to === from ? ` → ${to}` : `${index > 0 ? ", " : ""}${from} → ${to}`))
    .join("");
}

/** `2 adults, 1 child` */
export function partyText(party: Party, locale: Locale): string {
  const { ages } = QUOTE_PHRASES[locale];
  return AGE_GROUPS.filter((age) => party[age] > 0)
    .map((age) => ages[age](party[age]))
    .join(", ");
}

/** How many travel, infants included. */
export function peopleOf(party: Party): number {
  return AGE_GROUPS.reduce((sum, age) => sum + party[age], 0);
}

function legFacts({ departure, arrival, segments }: Direction, locale: Locale): LegFacts {
  const days = dayNumber(arrival.datetime.slice(0, 10)) - dayNumber(departure.datetime.slice(0, 10));
  return {
    day: dayText(departure.datetime, locale),
    leaves: departure.datetime.slice(11, 16),
    arrives: arrival.datetime.slice(11, 16),
    daysLater: days === 0 ? "" : days > 0 ? `+${days}` : `−${-days}`,
    from: departure.airport,
    to: arrival.airport,
    via: viaText(segments, locale),
  };
}

function viaText(segments: readonly Segment[], locale: Locale): string {
  const { connection, stop } = QUOTE_PHRASES[locale];
  const changes = segments.slice(0, -1).map(({ arrival }) => arrival.airport.city);
  const stops = segments.flatMap(({ technical_stops }) => technical_stops.map(({ airport }) => airport.city));
  return [changes.length > 0 ? connection(changes.join(", ")) : "", stops.length > 0 ? stop(stops.join(", ")) : ""]
    .filter(Boolean)
    .join(", ");
}

/** The least of all flights; hand baggage where nothing may be checked in. */
function bagTexts(segments: readonly Segment[], locale: Locale): string[] {
  const { baggage, noBaggage, hand } = QUOTE_PHRASES[locale];
  const checked = least(segments.map((segment) => segment.baggage));
  if (checked) return [baggage(checked.piece, checked.weight)];
  const carried = least(segments.map(({ handbags }) => handbags));
  return [noBaggage, ...(carried ? [hand(carried.piece, carried.weight)] : [])];
}

function least(allowances: readonly Segment["baggage"][]): Segment["baggage"] {
  const weight = (allowance: Segment["baggage"]) => (allowance ? allowance.piece * allowance.weight : 0);
  const smallest = allowances.toSorted((left, right) => weight(left) - weight(right))[0] ?? null;
  return smallest && smallest.piece > 0 ? smallest : null;
}

/** `12-dek`, `12 дек`, `12 Dec`: in signs that every chat shows. */
function dayText(date: string, locale: Locale): string {
  const [month, day] = [MONTHS_SHORT[locale][Number(date.slice(5, 7)) - 1] ?? "", Number(date.slice(8, 10))];
  return locale === "uz" ? `${day}-${month}` : `${day} ${month}`;
}

const NO_BREAK = "\u00a0";

/** `15 691 000 soʻm`; cents only where there are any. */
function moneyText(amount: number, currency: Currency, locale: Locale): string {
  const [whole = "", cents = ""] = amount.toFixed(2).split(".");
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, locale === "en" ? "," : NO_BREAK);
  const fraction = cents === "00" ? "" : `${locale === "en" ? "." : ","}${cents}`;
  return `${grouped}${fraction}${NO_BREAK}${CURRENCY_NAMES[locale][currency]}`;
}

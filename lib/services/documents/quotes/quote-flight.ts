import type { QuoteChoice } from "@/lib/contracts/portal/quotes";
import type { Locale } from "@/lib/domain/localized";
import type { ReceiptFlight, ReceiptStop } from "../receipts/document/document";
import { formatDateWithWeekday } from "../receipts/document/format";
import { durationText } from "../receipts/document/itinerary";
import { RECEIPT_TEXTS } from "../receipts/document/texts";

type Segment = QuoteChoice["directions"][number]["segments"][number];
type Landing = Segment["technical_stops"][number];

/** A flight of a quote as receipts draw theirs: both ends with their clocks, where it lands on the way, its cabin and the bags of its fare. */
export function quoteFlight(segment: Segment, locale: Locale): ReceiptFlight {
  const { airline, operating_airline: operator, flight_number, departure, arrival, baggage, handbags } = segment;
  const texts = RECEIPT_TEXTS[locale];
  const carried = (bag: Segment["baggage"]) => (bag && bag.piece > 0 ? texts.carriage(bag.piece, bag.weight) : texts.notIncluded);
  return {
    kind: "flight",
    ...{
      code: airline.code,
      number: `${airline.code} ${flight_number}`,
      carrier: operator ? `${airline.title}, ${texts.operatedBy(operator.title)}` : airline.title,
    },
    duration: durationText(segment.travel_time, texts),
    departure: endOf(departure, false, locale),
    arrival: endOf(arrival, departure.datetime.slice(0, 10) !== arrival.datetime.slice(0, 10), locale),
    technicalStops: segment.technical_stops.map((landing) => technicalStop(landing, locale)),
    details: [
      { label: texts.cabin, value: texts.cabins[segment.service_class] },
      { label: texts.baggage, value: carried(baggage) },
      { label: texts.handBaggage, value: carried(handbags) },
      { label: texts.aircraft, value: segment.aircraft },
    ],
  };
}

function technicalStop({ airport, arrival_datetime, departure_datetime, duration }: Landing, locale: Locale): string {
  const texts = RECEIPT_TEXTS[locale];
  const clocks = [clock(arrival_datetime), clock(departure_datetime)] as const;
  return texts.technicalStop(airport.city, airport.code, ...clocks, durationText(duration, texts));
}

function endOf({ datetime, airport }: Segment["departure"], laterDate: boolean, locale: Locale): ReceiptStop {
  return {
    ...{ time: clock(datetime), date: formatDateWithWeekday(datetime, locale), laterDate },
    ...{
      city: airport.city,
      airport: `${airport.title} (${airport.code})`,
      terminal: airport.terminal ? RECEIPT_TEXTS[locale].terminal(airport.terminal) : "",
    },
  };
}

function clock(datetime: string): string {
  return datetime.slice(11, 16);
}

import { type CarrierChange, type ChangeReport, DATE_CHANGES } from "@/lib/domain/schedule/comparison/change-report";

/** Flights named one by one; the report as JSON has more. */
const NAMED_FLIGHTS = 20;

/** What a change does to the schedule that was there, a carrier and then a flight a line. */
export function describeChange({ carriers, soldFlights, soldFlightCount }: ChangeReport): string[] {
  const named = soldFlights.slice(0, NAMED_FLIGHTS);
  return [
    ...carriers.flatMap(describeCarrier),
    ...named.map(({ carrier, flightNumber, suffix, dates, seats }) => {
      const kinds = DATE_CHANGES.filter((kind) => dates[kind] > 0).map((kind) => `${kind} ${dates[kind]}`);
      return `  touches ${carrier} ${flightNumber}${suffix}: ${seats} seats sold; dates ${kinds.join(", ")}`;
    }),
    ...(soldFlightCount > named.length ? [`  … and ${soldFlightCount - named.length} more flight numbers with seats sold`] : []),
  ];
}

function describeCarrier(change: CarrierChange): string[] {
  const lines = DATE_CHANGES.filter((kind) => change[kind].dates > 0).map((kind) => {
    const { dates, flights, seats } = change[kind];
    const sold = seats > 0 ? `, ${seats} seats sold on them` : "";
    return `  ${change.carrier} ${kind}: ${dates} flights of ${flights} flight numbers${sold}`;
  });
  return lines.length === 0 ? [`  ${change.carrier}: nothing changes`] : lines;
}

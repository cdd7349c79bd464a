import { type AssumedSeats, type CarrierChange, type ChangeReport, DATE_CHANGES } from "@/lib/domain/schedule/comparison/change-report";

/** Flights named one by one; the report as JSON has more. */
const NAMED_FLIGHTS = 20;

/** What a change does to the schedule that was there, a carrier and then a flight a line. */
export function describeChange({ carriers, soldFlights, soldFlightCount, assumedSeats }: ChangeReport): string[] {
  const named = soldFlights.slice(0, NAMED_FLIGHTS);
  return [
    ...carriers.flatMap(describeCarrier),
    ...named.map(({ carrier, flightNumber, suffix, dates, seats }) => {
      const kinds = DATE_CHANGES.filter((kind) => dates[kind] > 0).map((kind) => `${kind} ${dates[kind]}`);
      return `  touches ${carrier} ${flightNumber}${suffix}: ${seats} seats sold; dates ${kinds.join(", ")}`;
    }),
    ...(soldFlightCount > named.length ? [`  … and ${soldFlightCount - named.length} more flight numbers with seats sold`] : []),
    ...assumedSeats.map(describeSeats),
  ];
}

const SEATS: Readonly<Record<AssumedSeats["source"], (configuration: string) => string>> = {
  flight: (configuration) => `${configuration} stays, as the flight had it`,
  usual: (configuration) => `${configuration} is taken, as the carrier mostly has it`,
  kept: (configuration) => `the aircraft is not known here, so ${configuration} of the one before stays; send or file the configuration`,
  unknown: () => "nothing is sold until a configuration is filed, and nobody who is booked loses a seat",
};

function describeSeats({ carrier, aircraft, configuration, source, legs }: AssumedSeats): string {
  return `  warning: ${carrier}: ${legs} legs on ${aircraft} name no seats: ${SEATS[source](configuration)}`;
}

function describeCarrier(change: CarrierChange): string[] {
  const lines = DATE_CHANGES.filter((kind) => change[kind].dates > 0).map((kind) => {
    const { dates, flights, seats } = change[kind];
    const sold = seats > 0 ? `, ${seats} seats sold on them` : "";
    return `  ${change.carrier} ${kind}: ${dates} flights of ${flights} flight numbers${sold}`;
  });
  return lines.length === 0 ? [`  ${change.carrier}: nothing changes`] : lines;
}

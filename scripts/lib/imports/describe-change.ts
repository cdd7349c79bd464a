import {
  type AssumedSeats,
  type CarrierChange,
  type ChangeReport,
  DATE_CHANGES,
  type SharedSeats,
  type SoldFlightChange,
} from "@/lib/domain/schedule/comparison/change-report";

/** Flights named one by one; the report as JSON has more. */
const NAMED_FLIGHTS = 20;

/** What a change does to the schedule that was there, a carrier and then a flight a line. */
export function describeChange({ carriers, soldFlights, soldFlightCount, assumedSeats }: ChangeReport): string[] {
  const named = soldFlights.slice(0, NAMED_FLIGHTS);
  return [
    ...carriers.flatMap(describeCarrier),
    ...named.map(describeSold),
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

/** A flight number with seats sold, in a line. */
export function describeSold({ carrier, flightNumber, suffix, dates, seats, soldAs, flownAs }: SoldFlightChange): string {
  const kinds = DATE_CHANGES.filter((kind) => dates[kind] > 0).map((kind) => `${kind} ${dates[kind]}`);
  const shared = [...soldAs.map((each) => describeShared("sold", each)), ...flownAs.map((each) => describeShared("flown", each))];
  return [`  touches ${carrier} ${flightNumber}${suffix}: ${seats} seats sold; dates ${kinds.join(", ")}`, ...shared].join("; ");
}

/** `sold`: the flight's own seats under another number; `flown`: the number's seats on another flight's aircraft. */
function describeShared(how: "sold" | "flown", { carrier, flightNumber, suffix, seats }: SharedSeats): string {
  return `${seats} of them ${how} as ${carrier} ${flightNumber}${suffix}`;
}

function describeCarrier(change: CarrierChange): string[] {
  const lines = DATE_CHANGES.filter((kind) => change[kind].dates > 0).map((kind) => {
    const { dates, flights, seats } = change[kind];
    const sold = seats > 0 ? `, ${seats} seats sold on them` : "";
    return `  ${change.carrier} ${kind}: ${dates} flights of ${flights} flight numbers${sold}`;
  });
  return lines.length === 0 ? [`  ${change.carrier}: nothing changes`] : lines;
}

import { expect, test } from "vitest";
import { readMessage } from "./read-message";
import { splitMessages } from "./split-messages";
import { type CancelledFlight, cancellationMessage } from "./write-cancellation";

const FLIGHT = { carrier: "QX", flightNumber: 51, suffix: "" };

function readBack(cancelled: CancelledFlight) {
  const problems: unknown[] = [];
  const [text] = splitMessages(cancellationMessage(cancelled), (bad) => problems.push(bad));
  const context = {
    ...{ today: "2026-11-29", isKnownAirport: () => true, successorOf: () => undefined },
    report: (bad: unknown) => problems.push(bad),
  };
  const message = text && readMessage(text, context);
  expect(problems).toEqual([]);
  return message;
}

test("a cancelled flight reads back as what it says, also of a date that two years have", () => {
  expect(readBack({ flight: FLIGHT, date: "2027-10-20", stations: [] })).toMatchObject({
    ...{ kind: "asm", timeMode: "L" },
    actions: [{ action: "CNL", flight: { ...FLIGHT, date: "2027-10-20", stations: [] } }],
  });
  expect(readBack({ flight: { ...FLIGHT, suffix: "D" }, date: "2026-12-01", stations: ["TAS", "IST"] })).toMatchObject({
    actions: [{ action: "CNL", flight: { suffix: "D", date: "2026-12-01", stations: ["TAS", "IST"] } }],
  });
});

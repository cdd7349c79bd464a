import { expect, test } from "vitest";
import type { OfferSegment } from "../offer";
import { agreedJourney, type KnownChange } from "./agreed-journey";
import type { ChangeState } from "./states";

/** A direction of one flight that leaves at a minute of the day. */
function at(minute: number): OfferSegment[] {
  const stop = { airport: "TAS", utc: minute, local: "", terminal: null };
  const facts = { carrier: "HY", flightNumber: "1", aircraft: "320", durationMinutes: 90, technicalStops: [] };
  const sold = { cabin: "E", bookingClass: "T", brand: "LIGHT", seatsLeft: 9, refundable: true, changeable: true } as const;
  return [{ ...facts, ...sold, departure: stop, arrival: stop, handBaggage: { pieces: 1, kg: 8 }, baggage: null }];
}

const change = (state: ChangeState, direction: number, from: number, to: number): KnownChange => {
  return { state, directions: [{ direction, old: at(from), new: at(to) }] };
};

test("is what was bought, though other times were told since", () => {
  const changes = [change("told", 0, 600, 610), change("superseded", 0, 610, 700), change("told", 0, 610, 615)];
  expect(agreedJourney([{ segments: at(615) }], changes)).toEqual([{ segments: at(600) }]);
});

test("is what was accepted or chosen since, of each direction by itself", () => {
  const changes = [change("told", 0, 600, 610), change("told", 1, 900, 910), change("accepted", 0, 610, 700), change("told", 0, 700, 705)];
  const known = [{ segments: at(705) }, { segments: at(910) }];
  expect(agreedJourney(known, changes)).toEqual([{ segments: at(700) }, { segments: at(900) }]);
});

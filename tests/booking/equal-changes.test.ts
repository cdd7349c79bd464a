import { beforeAll, expect, test } from "vitest";
import type { OperationName } from "@/lib/contracts/interface/operations";
import { issueTickets } from "@/lib/services/booking/life/issue-tickets";
import { payBooking } from "@/lib/services/booking/life/pay-booking";
import { createApiKey } from "@/lib/services/terms/partners/create-api-key";
import { bookJourney } from "@/tests/support/bookings/booking";
import { callOperation } from "@/tests/support/call-operation";
import { makeWorld, type World } from "@/tests/support/world/world";

let world: World;
let credential: string;
beforeAll(async () => {
  // The route handlers go by the real clock.
  world = await makeWorld({ now: new Date() });
  const scopes = ["book", "pay", "refund", "read"] as const;
  const { partner, userId } = world;
  const made = await createApiKey({ partnerId: partner.id, userId, name: "Robot", mode: "live", scopes, now: new Date() });
  credential = made.key;
});

type State = "booked" | "paid" | "ticketed";
let day = 20;

async function bookingIn(state: State): Promise<string> {
  const now = new Date();
  day += 1;
  const { id } = await bookJourney({ ...world, now, date: world.date(day), carrier: "TK" });
  if (state !== "booked") await payBooking({ partnerId: world.partner.id, bookingId: id, actor: "partner:test", now });
  if (state === "ticketed") await issueTickets({ bookingId: id, now });
  return id;
}

const ROUNDS = Array.from({ length: 4 }, (_, index) => index);
const REFUSALS = 5;

test.each<[OperationName, State, number, unknown]>([
  ["void_booking", "paid", 5234, undefined],
  ["void_booking", "ticketed", 5234, undefined],
  ["cancel_unpaid", "booked", 5233, undefined],
  ["pay_booking", "booked", 100422, undefined],
  ["request_manual_refund", "ticketed", 5233, {}],
])("six equal requests at once (%s of a booking that is %s): one 200, five refusals %s", async (name, state, code, body) => {
  for (const _ of ROUNDS) {
    const id = await bookingIn(state);
    const answers = await Promise.all(
      Array.from({ length: REFUSALS + 1 }, () => callOperation(name, { credential, params: { id }, body })),
    );
    const told = answers
      .map(({ status, error }) => (status === 200 ? 200 : error?.error_code))
      .toSorted((left, right) => Number(left) - Number(right));
    expect(told).toEqual([200, ...Array.from({ length: REFUSALS }, () => code)]);
  }
});

test.each<[OperationName, unknown]>([["change_booking", { tel: "+998901234568" }]])(
  "six equal changes at once that may be made again (%s) are all made",
  async (name, body) => {
    const id = await bookingIn("booked");
    const answers = await Promise.all(Array.from({ length: 6 }, () => callOperation(name, { credential, params: { id }, body })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  },
);

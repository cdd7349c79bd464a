import { beforeAll, expect, test } from "vitest";
import { GET } from "@/app/api/operator/why/route";
import { priceStory } from "@/lib/contracts/operator/why";
import { db } from "@/lib/db";
import { makePerson } from "@/tests/support/access/sessions";
import { SNAPSHOT } from "@/tests/support/bookings/receipt-sample";
import { insertSold } from "@/tests/support/bookings/sold-booking";
import { callPortal } from "@/tests/support/portal-call";
import { makePartner, makeWorld } from "@/tests/support/world/world";

let userId = "";
beforeAll(async () => {
  await makeWorld();
  ({ userId } = await makePerson("operator"));
  await db().user.update({ where: { id: userId }, data: { houseRoles: ["sales"] } });
});

async function why(booking: string) {
  const answer = await callPortal(GET, { userId, query: `?booking=${encodeURIComponent(booking)}` });
  return { status: answer.status, body: await answer.json() };
}

/** A sold booking of a partner, and its number. */
async function sold(partnerId: string) {
  const { id } = await insertSold({ partnerId, snapshot: SNAPSHOT, status: "ticketed", paidAt: new Date() });
  return db().booking.findUniqueOrThrow({ where: { id } });
}

test("the lines of a booking add up to what it cost, and its classes name the rules that let them be sold", async () => {
  const { partner } = await makePartner();
  const booking = await sold(partner.id);
  const story = priceStory.parse((await why(` ${booking.bookingNumber.toLowerCase()}`)).body.data);
  expect(story).toMatchObject({
    booking: { id: booking.id, number: booking.bookingNumber },
    currency: "UZS",
    total: 14_939_670.5,
    previous_total: null,
    step: 1,
    rules: null,
  });
  expect(story.fares.map(({ carrier, route }) => `${carrier} ${route}`)).toEqual(["HY TAS–IST", "TK IST–LHR", "TK LHR–IST", "HY IST–TAS"]);
  expect(story.classes).toMatchObject([{ flight: "HY271", route: "TAS–IST", booking_class: "T", limits: [{ classes: "T", limit: 9 }] }]);
  const [passenger] = story.passengers;
  expect(passenger?.lines.reduce((total, { amount }) => total + Math.round(amount * 100), 0)).toBe(1_493_967_050);
  expect(passenger?.lines.filter(({ kind }) => kind === "tax").map(({ code }) => code)).toEqual(["UZ", "YQ", "GB", "UZ"]);
  expect(passenger).toMatchObject({ age: "adt", total: 14_939_670.5, selling: 14_939_670.5 });
});

test("rules come in the order in which they are tried, with whom each is for, and that they were changed since is said", async () => {
  const { partner } = await makePartner();
  const booking = await sold(partner.id);
  const policy = {
    currency: "UZS",
    rules: [
      { part: "markup", when: {}, value: { kind: "percent", basisPoints: 500 } },
      { part: "fee", when: { age: "chd" }, value: { kind: "amount", minor: 1_000_000 } },
      { part: "markup", when: { carrier: "HY", to: "GB" }, value: { kind: "amount", minor: 10_000_000 } },
    ],
    keeps: { kind: "amount", minor: 0 },
  };
  await db().partnerSelling.create({ data: { partnerId: partner.id, policy, version: 1, updatedAt: new Date(Date.now() + 1000) } });
  const { rules } = priceStory.parse((await why(booking.bookingNumber)).body.data);
  expect(rules).toMatchObject({
    tried: [
      {
        part: "markup",
        when: [
          { what: "carrier", value: "HY" },
          { what: "to", value: "GB" },
        ],
        applies_to: ["adt"],
      },
      { part: "markup", when: [], value: { kind: "percent", percent: 5 }, applies_to: [] },
      { part: "fee", when: [{ what: "age", value: "chd" }], applies_to: [] },
    ],
    selling: 15_039_670.5,
    changed_since: true,
  });
});

test("a booking that there is none of is told so", async () => {
  expect(await why("ZZZZZZZZ")).toMatchObject({ status: 404 });
  expect((await why("")).status).toBe(422);
});

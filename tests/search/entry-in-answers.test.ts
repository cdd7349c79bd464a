import { beforeAll, describe, expect, it } from "vitest";
import { booking, createdBooking } from "@/lib/contracts/interface/bookings";
import { offer as offerContract } from "@/lib/contracts/interface/offers";
import { db } from "@/lib/db";
import { findOffer, makeBody } from "@/tests/support/bookings/booking";
import { callOperation } from "@/tests/support/call-operation";
import { type Credentials, makeCredentials } from "@/tests/support/credentials";
import { makeWorld, type World } from "@/tests/support/world/world";

let world: World;
let own: Credentials;
beforeAll(async () => {
  world = await makeWorld({ now: new Date() });
  own = await makeCredentials(world);
  await db().entryRule.create({
    data: { citizenship: "UZ", country: "TR", kind: "visa_free", days: 90, source: "list of the test", sourceDate: "2026-02" },
  });
});

async function offerOn(day: number): Promise<string> {
  return (await findOffer({ ...world, date: world.date(day) })).offerId;
}

describe("a check", () => {
  const check = async (query: Record<string, unknown>, language = "en") => {
    const params = { id: await offerOn(20) };
    return callOperation("check_offer", { credential: own.fullKey, params, query, headers: { "accept-language": language } });
  };

  it("tells the entry rules of citizens of Uzbekistan where nobody says who travels", async () => {
    const { entry_rules, entry_warnings } = offerContract.parse((await check({})).data);
    expect(entry_rules).toMatchObject([
      { citizenship: "UZ", countries: [{ country: "TR", kind: "visa_free", days: 90, passport: { months: 5, from: "arrival" } }] },
    ]);
    expect(entry_warnings).toEqual([]);
  });

  it("tells them by citizenship, and whose document expires too soon", async () => {
    const query = { citizenships: ["TR", "UZ"], doc_expires: [world.date(60), world.date(60)] };
    const { entry_rules, entry_warnings } = offerContract.parse((await check(query, "ru")).data);
    expect(entry_rules?.map(({ citizenship, countries }) => [citizenship, countries.length])).toEqual([
      ["TR", 0],
      ["UZ", 1],
    ]);
    expect(entry_warnings).toEqual([
      {
        ...{ passenger: 1, code: "document_expires_too_soon", country: "TR" },
        message: expect.stringMatching(new RegExp(`Турция: документ действителен до ${world.date(60)}`)),
      },
    ]);
  });

  it("refuses countries that do not exist, and documents of nobody", async () => {
    expect((await check({ citizenships: "QQ" })).error?.errors).toHaveProperty(["citizenships.0"]);
    expect((await check({ citizenships: "UZ", doc_expires: ["2030-01-01", "2030-01-01"] })).error?.errors).toHaveProperty(["doc_expires"]);
  });
});

describe("a booking", () => {
  it("of children alone, sold as adults from twelve years on, names them, and nobody where somebody grown up travels", async () => {
    const made = async (...birthdates: string[]) => {
      const party = { adt: birthdates.length, chd: 0, inf: 0, ins: 0 };
      const body = makeBody(party);
      for (const [index, birthdate] of birthdates.entries()) Object.assign(body.passengers[index] ?? {}, { birthdate });
      const { offerId } = await findOffer({ ...world, date: world.date(22), carrier: "TK", party });
      const { status, data } = await callOperation("create_booking", { credential: own.fullKey, params: { id: offerId }, body });
      expect(status).toBe(200);
      return createdBooking.parse(data).entry_warnings;
    };
    const years = (age: number) => world.date(22 - age * 366);
    const warning = { code: "without_adult", country: "UZ", message: expect.stringContaining("Nobody on this journey is 18") };
    expect(await made(years(13))).toEqual([{ passenger: 0, ...warning }]);
    expect(await made(years(17), years(12))).toEqual([
      { passenger: 0, ...warning },
      { passenger: 1, ...warning },
    ]);
    expect(await made(years(13), years(40))).toEqual([]);
  });

  it("warns of a passport that is too short, where it is made and where it is read, until nobody flies", async () => {
    const credential = own.fullKey;
    const body = makeBody({ adt: 2, chd: 0, inf: 0, ins: 0 });
    const [, second] = body.passengers;
    Object.assign(second ?? {}, { doc_expire: world.date(60) });
    const { offerId } = await findOffer({ ...world, date: world.date(21), party: { adt: 2, chd: 0, inf: 0, ins: 0 } });
    const made = createdBooking.parse((await callOperation("create_booking", { credential, params: { id: offerId }, body })).data);
    const warning = { passenger: 1, code: "document_expires_too_soon", country: "TR", message: expect.stringContaining(world.date(60)) };
    expect(made.entry_warnings).toEqual([warning]);
    expect(made.entry_rules).toMatchObject([{ citizenship: "UZ", countries: [{ country: "TR", kind: "visa_free" }] }]);
    const params = { id: made.id };
    const read = booking.parse((await callOperation("read_booking", { credential, params })).data);
    expect([read.entry_rules, read.entry_warnings]).toEqual([made.entry_rules, made.entry_warnings]);
    await callOperation("cancel_unpaid", { credential, params });
    const cancelled = booking.parse((await callOperation("read_booking", { credential, params })).data);
    expect([cancelled.entry_rules, cancelled.entry_warnings]).toEqual([[], []]);
  });
});

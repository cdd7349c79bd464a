import { beforeAll, describe, expect, test } from "vitest";
import { POST as exportRoute } from "@/app/api/operator/bookings/export/route";
import { POST as listRoute } from "@/app/api/operator/bookings/route";
import { type OfficeWorkFilter, officeWorkPage } from "@/lib/contracts/operator/bookings/office-bookings";
import { tableFile } from "@/lib/contracts/portal/work-list";
import { db } from "@/lib/db";
import { payBooking } from "@/lib/services/booking/life/pay-booking";
import { listOfficeChoices } from "@/lib/services/views/office/list-office-choices";
import { listOfficeWork } from "@/lib/services/views/office/list-office-work";
import { makePerson } from "@/tests/support/access/sessions";
import { bookJourney } from "@/tests/support/bookings/booking";
import { callPortal } from "@/tests/support/portal-call";
import { makePartner, makeWorld, type World } from "@/tests/support/world/world";

const MINUTE_MS = 60_000;
const AGENCIES = ["Atlas", "Bahor", "Caravan"];

let world: World;
/** Codes of three agencies, in order. */
let codes: string[];
/** Of six bookings, made a minute apart by one agency after another. */
let ids: string[];
const minutes = (count: number) => new Date(world.now.getTime() + count * MINUTE_MS);

beforeAll(async () => {
  world = await makeWorld();
  const partners = [world.partner, (await makePartner()).partner, (await makePartner()).partner];
  codes = [];
  for (const [index, { id }] of partners.entries()) {
    const { code } = await db().partner.update({ where: { id }, data: { name: AGENCIES[index] ?? "" } });
    codes.push(code);
  }
  ids = [];
  for (const index of [0, 1, 2, 3, 4, 5]) {
    const partner = partners[index % 3] ?? world.partner;
    ids.push((await bookJourney({ partner, now: minutes(index), date: world.date(30 + (index % 2)) })).id);
  }
  await payBooking({ partnerId: partners[1]?.id ?? "", bookingId: ids[1] ?? "", actor: "test", now: minutes(9) });
});

async function list(filter: OfficeWorkFilter, cursor?: string) {
  return officeWorkPage.parse(await listOfficeWork({ filter, cursor, locale: "en", now: minutes(10) }));
}

async function found(filter: OfficeWorkFilter): Promise<number[]> {
  return (await list(filter)).items.map(({ id }) => ids.indexOf(id));
}

describe("the work list of all agencies", () => {
  test("is in one order, with whose each booking is", async () => {
    const { items, totals } = await list({});
    expect(items.map(({ id }) => ids.indexOf(id))).toEqual([5, 4, 3, 2, 1, 0]);
    expect(items.map(({ agency }) => agency.name)).toEqual(["Caravan", "Bahor", "Atlas", "Caravan", "Bahor", "Atlas"]);
    expect(totals).toMatchObject({ count: 6, is_more: false, sums: [{ currency: "UZS", count: 6 }] });
    expect(await found({ sort: "departure", order: "desc" })).toHaveLength(6);
    expect((await found({ sort: "departure" })).slice(0, 3).every((index) => index % 2 === 0)).toBe(true);
    expect(await found({ sort: "hold", order: "desc" })).toEqual([5, 4, 3, 2, 0]);
    expect(await found({ sort: "amount" })).toHaveLength(6);
  });

  test("is narrowed as an agency's is, and by the agency", async () => {
    expect(await found({ agency: codes[1] })).toEqual([4, 1]);
    expect(await found({ agency: codes[1], status: "paid" })).toEqual([1]);
    expect(await found({ status: "paid" })).toEqual([1]);
    expect(await found({ carrier: "HY", from: "TAS" })).toEqual([5, 4, 3, 2, 1, 0]);
    expect(await found({ search: "karimov" })).toEqual([5, 4, 3, 2, 1, 0]);
    expect(await found({ agency: "nobody" })).toEqual([]);
    expect(await found({ mode: "test" })).toEqual([]);
  });

  test("goes on where a page has ended, whoever's booking stood there", async () => {
    const many = await makePartner();
    for (let index = 0; index < 50; index++)
      await bookJourney({ partner: many.partner, now: minutes(-index - 1), date: world.date(40 + (index % 20)) });
    const first = await list({});
    expect(first.items).toHaveLength(50);
    const second = await list({}, first.next_cursor ?? "");
    expect(second).toMatchObject({ next_cursor: null, totals: null });
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(56);
    const { agencies, agents, carriers } = await listOfficeChoices({ locale: "en" });
    expect(agencies.map(({ name }) => name)).toEqual(["Atlas", "Bahor", "Caravan", "Test partner"]);
    expect(agents).toEqual([]);
    expect(carriers.map(({ code }) => code)).toContain("HY");
  });

  test("is a file with the agencies, for the back office alone", async () => {
    const operator = await makePerson("operator");
    const body = { format: "csv", agency: codes[0] };
    const answer = await callPortal(exportRoute, { userId: operator.userId, method: "POST", body });
    const { data } = await answer.json();
    const lines = Buffer.from(tableFile.parse(data).content, "base64").toString().trim().split("\n");
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain("Agency");
    expect(lines[1]).toContain("Atlas");
    for (const route of [listRoute, exportRoute])
      expect((await callPortal(route, { userId: world.userId, method: "POST", body })).status).toBe(403);
  });
});

import { beforeAll, describe, expect, test } from "vitest";
import { POST as exportRoute } from "@/app/api/portal/work-list/export/route";
import { POST as listRoute } from "@/app/api/portal/work-list/route";
import { tableFile, type WorkFilter, workListPage } from "@/lib/contracts/portal/work-list";
import { db } from "@/lib/db";
import { createBooking } from "@/lib/services/booking/create/create-booking";
import { payBooking } from "@/lib/services/booking/life/pay-booking";
import { ensureTestPartner } from "@/lib/services/terms/partners/ensure-test-partner";
import { listWork } from "@/lib/services/views/work-list/list-work";
import { listWorkChoices } from "@/lib/services/views/work-list/list-work-choices";
import { bookJourney, findOffer, makeBody } from "@/tests/support/bookings/booking";
import { becomePerson } from "@/tests/support/person";
import { callPortal } from "@/tests/support/portal-call";
import { runPastTriggers } from "@/tests/support/run/run-past-triggers";
import { makePartner, makeWorld, type World } from "@/tests/support/world/world";

const MINUTE_MS = 60_000;

let world: World;
/** Of three bookings, made in this order, a minute apart, departing a day apart: held until today, held, paid. */
let ids: string[];
const minutes = (count: number) => new Date(world.now.getTime() + count * MINUTE_MS);

beforeAll(async () => {
  world = await makeWorld();
  await becomePerson(world.userId, { name: "Dilnoza Agent" });
  const made = [];
  for (const index of [0, 1, 2]) made.push(await bookJourney({ ...world, now: minutes(index), date: world.date(30 + index) }));
  ids = made.map(({ id }) => id);
  const [held = "", , paid = ""] = ids;
  await db().booking.update({ where: { id: held }, data: { expiresAt: minutes(90) } });
  await db().booking.update({ where: { id: ids[1] ?? "" }, data: { expiresAt: minutes(60 * 24) } });
  await payBooking({ partnerId: world.partner.id, bookingId: paid, actor: "test", now: minutes(3) });
});

async function list(filter: WorkFilter, partnerId = world.partner.id) {
  return workListPage.parse(await listWork({ partnerId, filter, locale: "en", now: minutes(5) }));
}

/** Numbers of the bookings found, 0 to 2, in the order of the list. */
async function found(filter: WorkFilter, partnerId = world.partner.id): Promise<number[]> {
  return (await list(filter, partnerId)).items.map(({ id }) => ids.indexOf(id));
}

describe("the work list", () => {
  test("is newest first, or as it is sorted", async () => {
    expect(await found({})).toEqual([2, 1, 0]);
    expect(await found({ sort: "created", order: "asc" })).toEqual([0, 1, 2]);
    expect(await found({ sort: "departure" })).toEqual([0, 1, 2]);
    expect(await found({ sort: "departure", order: "desc" })).toEqual([2, 1, 0]);
    expect(await found({ sort: "hold" })).toEqual([0, 1]);
  });

  test("is sorted by what customers pay, those of a currency together", async () => {
    const [cheap = "", dear = "", other = ""] = ids;
    const sell = (bookingId: string, sellingMinor: bigint | null) =>
      db().bookingPassenger.updateMany({ where: { bookingId, position: 0 }, data: { sellingMinor } });
    await sell(cheap, 100n);
    await sell(dear, 900_000_000n);
    expect(await found({ sort: "amount" })).toEqual([1, 2, 0]);
    expect(await found({ sort: "amount", order: "asc" })).toEqual([0, 2, 1]);
    await runPastTriggers("update booking set currency = 'USD' where id = $1::uuid", dear);
    expect(await found({ sort: "amount" })).toEqual([2, 0, 1]);
    await runPastTriggers("update booking set currency = 'UZS' where id = $1::uuid", dear);
    for (const id of [cheap, dear]) await sell(id, null);
    expect((await list({ sort: "amount", to: "IST" })).items.map(({ selling, price }) => selling - price.amount)).toEqual([0, 0, 0]);
    const sums = await db().booking.findMany({ where: { id: { in: [cheap, dear, other] } }, select: { sellingMinor: true } });
    expect(sums).toEqual([{ sellingMinor: null }, { sellingMinor: null }, { sellingMinor: null }]);
  });

  test("has the views of a day's work", async () => {
    expect(await found({ view: "hold" })).toEqual([0]);
    expect(await found({ view: "leaving" })).toEqual([]);
    const booking = await db().booking.findUniqueOrThrow({ where: { id: ids[2] ?? "" } });
    const change = { firstDepartureAt: booking.firstDepartureAt, status: booking.status, openChangeId: null };
    await db().booking.update({ where: { id: booking.id }, data: { firstDepartureAt: minutes(60 * 40) } });
    expect(await found({ view: "leaving" })).toEqual([2]);
    await db().booking.update({ where: { id: booking.id }, data: { status: "refund_request_sent", openChangeId: booking.id } });
    expect(await found({ view: "refunds" })).toEqual([2]);
    expect(await found({ view: "changed" })).toEqual([2]);
    await db().booking.update({ where: { id: booking.id }, data: change });
    expect(await found({ view: "refunds" })).toEqual([]);
    expect(await found({ view: "changed" })).toEqual([]);
  });

  test("is narrowed by agent, route, carrier, status, days and text, together too", async () => {
    const [agent] = (await listWorkChoices({ partnerId: world.partner.id, locale: "ru" })).agents;
    expect(agent).toBeUndefined();
    const { offerId } = await findOffer({ ...world, date: world.date(50), to: "SKD" });
    const body = makeBody();
    const actor = `partner:${world.userId}`;
    const made = await createBooking({ partner: world.partner, offerId, body, actor, now: minutes(4), locale: "en" });
    ids.push(made.id);
    const choices = await listWorkChoices({ partnerId: world.partner.id, locale: "ru" });
    expect(choices.agents).toEqual([{ id: actor, name: "Dilnoza Agent" }]);
    expect(choices.carriers).toContainEqual({ code: "HY", title: "Узбекистон хаво йуллари" });
    expect(await found({ agent: actor })).toEqual([3]);
    expect((await list({ agent: actor })).items[0]).toMatchObject({ agent: "Dilnoza Agent", mode: "live" });
    expect(await found({ from: "TAS", to: "IST" })).toEqual([2, 1, 0]);
    expect(await found({ to: "SKD" })).toEqual([3]);
    expect(await found({ to: "SAW" })).toEqual([]);
    const [carrier = ""] = (await list({ to: "SKD" })).items[0]?.directions[0]?.airlines ?? [];
    expect(await found({ carrier, agent: actor, from: "TAS" })).toEqual([3]);
    expect(await found({ carrier: "QQ" })).toEqual([]);
    expect(await found({ status: "paid" })).toEqual([2]);
    expect(await found({ created_from: "2026-12-01", created_to: "2026-12-01", from: "TAS" })).toEqual([3, 2, 1, 0]);
    expect(await found({ created_from: "2026-12-02" })).toEqual([]);
    expect(await found({ departure_from: world.date(31), departure_to: world.date(31) })).toEqual([1]);
    expect(await found({ search: (await list({ status: "paid" })).items[0]?.booking_number ?? "" })).toEqual([2]);
    for (const search of ["каримов", "Karimov Aziz", "aziz karimov", " Karimov  Namuna "])
      expect(await found({ search, status: "paid" }), search).toEqual([2]);
  });

  test("says what its first bookings come to, and is nobody else's", async () => {
    const { items, totals } = await list({ to: "IST" });
    const sum = items.reduce((total, { price }) => total + price.amount, 0);
    expect(totals).toEqual({ count: 3, is_more: false, sums: [{ currency: "UZS", count: 3, price: sum, selling: sum, margin: 0 }] });
    const other = (await makePartner()).partner.id;
    for (const filter of [{}, { from: "TAS" }, { search: items[0]?.booking_number ?? "" }, { status: "paid" }] as const)
      expect(await list(filter, other)).toEqual({ items: [], next_cursor: null, totals: { count: 0, is_more: false, sums: [] } });
  });

  test("shows test bookings alone in test mode, marked", async () => {
    expect(await list({ mode: "test" })).toMatchObject({ items: [], totals: { count: 0 } });
    const twin = await ensureTestPartner({ partnerId: world.partner.id });
    await db().booking.update({ where: { id: ids[1] ?? "" }, data: { partnerId: twin } });
    expect((await list({ mode: "test" })).items).toMatchObject([{ id: ids[1], mode: "test" }]);
    expect(await found({ to: "IST" })).toEqual([2, 0]);
    await db().booking.update({ where: { id: ids[1] ?? "" }, data: { partnerId: world.partner.id } });
  });

  test("goes on where the page before ended, and takes no cursor of another order", async () => {
    await db().$executeRaw`
      insert into booking
      select r.*
        from booking b, generate_series(1, 120) n,
             jsonb_populate_record(b, jsonb_build_object('id', gen_random_uuid(), 'booking_number', gen_random_uuid(), 'public_token', gen_random_uuid(),
               'created_at', b.created_at - n % 7 * interval '1 minute', 'total_minor', b.total_minor + n % 5)) r
       where b.id = ${ids[0]}::uuid`;
    for (const sort of ["created", "departure", "amount"] as const) {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await listWork({ partnerId: world.partner.id, filter: { from: "TAS", sort }, cursor, locale: "en", now: minutes(5) });
        expect(page.totals === null).toBe(cursor !== undefined);
        seen.push(...page.items.map(({ id }) => id));
        cursor = page.next_cursor ?? undefined;
      } while (cursor);
      expect([seen.length, new Set(seen).size]).toEqual([124, 124]);
    }
    const { next_cursor } = await list({});
    const forged = ["amount desc UZS", "amount desc 1e9", "created desc 2026-99-99T00:00:00Z", "created desc now"].map((place) =>
      Buffer.from(`${place} ${ids[0]}`).toString("base64url"),
    );
    for (const [sort, cursor] of [["departure", next_cursor], ...forged.map((each, index) => [index < 2 ? "amount" : "created", each])]) {
      const answer = await callPortal(listRoute, { userId: world.userId, method: "POST", body: { sort, cursor } });
      expect([answer.status, Object.keys((await answer.json()).errors)]).toEqual([422, ["cursor"]]);
    }
  });

  test("says what is wrong with a question", async () => {
    const wrong = [
      [{ agent: "somebody else" }, "agent"],
      [{ from: "TASHKENT" }, "from"],
      [{ created_from: "2026-12-02", created_to: "2026-12-01" }, "created_to"],
      [{ departure_from: "2026-12-02", departure_to: "2026-12-01" }, "departure_to"],
      [{ view: "mine" }, "view"],
    ] as const;
    for (const [body, field] of wrong) {
      const answer = await callPortal(listRoute, { userId: world.userId, method: "POST", body });
      expect([answer.status, Object.keys((await answer.json()).errors)]).toEqual([422, [field]]);
    }
  });

  test("is a file in its order, with the names of its people", async () => {
    const body = { format: "csv", status: "paid" };
    const answer = await callPortal(exportRoute, { userId: world.userId, method: "POST", body });
    const file = tableFile.parse((await answer.json()).data);
    expect(file.name).toMatch(/^bookings-\d{4}-\d{2}-\d{2}\.csv$/);
    const [headings, row, end] = Buffer.from(file.content, "base64").toString().split("\r\n");
    expect(headings).toContain("Booking,PNR,Status");
    expect(row).toMatch(/,"Paid, issuing tickets",Live,.*,TAS-IST,HY,.*Karimov/);
    expect(end).toBe("");
  });

  test("is a file in the reader's language, with the margin and its share of the cost", async () => {
    const [passenger] = await db().bookingPassenger.findMany({ where: { bookingId: ids[2] ?? "" } });
    const costMinor = (await db().booking.findUniqueOrThrow({ where: { id: ids[2] ?? "" } })).totalMinor;
    await db().bookingPassenger.update({ where: { id: passenger?.id ?? "" }, data: { sellingMinor: (costMinor * 11n) / 10n } });
    const fileIn = async (locale: string) => {
      const answer = await callPortal(exportRoute, {
        userId: world.userId,
        method: "POST",
        body: { format: "csv", status: "paid" },
        headers: { "accept-language": locale },
      });
      const { content } = tableFile.parse((await answer.json()).data);
      return Buffer.from(content, "base64").toString().split("\r\n");
    };
    const [headings, row] = await fileIn("ru");
    expect(headings).toMatch(/Нетто,Цена продажи,Возвращено на депозит,Возвращено клиенту,Маржа по оплаченным,"Маржа, % от нетто",Валюта$/);
    expect(row).toMatch(/,"Оплачено, выписка",Рабочий,/);
    expect((await fileIn("uz"))[1]).toMatch(/,"Toʻlangan, rasmiylashtirilmoqda",Ishchi,/);
    const [cost = 0, selling = 0, refund, customerRefund, margin = 0, percent] = (row ?? "").split(",").slice(-7, -1).map(Number);
    expect([refund, customerRefund]).toEqual([0, 0]);
    expect([margin, percent]).toEqual([Math.round((selling - cost) * 100) / 100, 10]);
    expect(margin).toBeGreaterThan(0);
  });

  test("a booking whose flights have changed is found by those it has now", async () => {
    const id = ids[0] ?? "";
    await db().$executeRaw`
      update booking set snapshot = jsonb_set(snapshot, '{directions,0,segments,0,carrier}', '"ZZ"') where id = ${id}::uuid`;
    expect(await found({ carrier: "ZZ" })).toEqual([0]);
    const facets = await db().bookingFacet.findMany({ where: { bookingId: id }, orderBy: { facet: "asc" } });
    expect(facets.map(({ facet }) => facet)).toEqual(["agent:partner:test", "by:partner:test", "carrier:ZZ", "from:TAS", "to:IST"]);
  });
});

import fs from "node:fs";
import { strFromU8, unzipSync } from "fflate";
import { beforeAll, expect, test } from "vitest";
import { validateXML } from "xmllint-wasm";
import { GET as fileRoute } from "@/app/api/operator/reports/acts/file/route";
import { GET as listRoute } from "@/app/api/operator/reports/acts/route";
import { accountingActPage } from "@/lib/contracts/operator/reports/acts";
import { tableFile } from "@/lib/contracts/portal/work-list";
import { db } from "@/lib/db";
import { addDays } from "@/lib/domain/dates";
import { tashkentText } from "@/lib/domain/tashkent";
import { voidBooking } from "@/lib/services/aftersale/refunds/void-booking";
import { payBooking } from "@/lib/services/booking/life/pay-booking";
import { numberActs } from "@/lib/services/documents/accounting/number-acts";
import { depositMoney, postAdjustment } from "@/lib/services/terms/ledger/post-ledger";
import { makePerson } from "@/tests/support/access/sessions";
import { bookJourney } from "@/tests/support/bookings/booking";
import { callPortal } from "@/tests/support/portal-call";
import { makePartner, makeWorld, type World } from "@/tests/support/world/world";

const schema = fs.readFileSync("public/schemas/accounting-act-1.xsd", "utf8");
const actor = "partner:test";

let world: World;
let operatorId: string;
beforeAll(async () => {
  world = await makeWorld();
  const { userId } = await makePerson("operator");
  await db().user.update({ where: { id: userId }, data: { houseRoles: ["accountant"] } });
  operatorId = userId;
});

async function sell(isVoided: boolean, day: number): Promise<void> {
  const { now, partner } = world;
  const { id } = await bookJourney({ ...world, date: world.date(day), to: "IST", party: { adt: 2, chd: 0, inf: 0, ins: 0 } });
  const address = { partnerId: partner.id, bookingId: id, actor, now };
  await payBooking(address);
  if (isVoided) await voidBooking(address);
}

const number = () => numberActs({ now: new Date() });
const documents = () => db().accountingAct.findMany({ orderBy: { number: "asc" } });

test("what the ledger does is numbered once and without gaps, however many number it at the same moment, and test mode's acts are not", async () => {
  await db().partner.update({ where: { id: world.partner.id }, data: { name: 'Sinov & "Sayohat" <agentligi>' } });
  await depositMoney({ partnerId: world.partner.id, amountMinor: 1_000_000_00, memo: "Payment order 17" });
  await sell(false, 30);
  await sell(true, 31);
  await postAdjustment({ partnerId: world.partner.id, amountMinor: -5_000, memo: "Reversal, see letter №5" });
  const twin = await makePartner();
  await db().partner.update({ where: { id: twin.partner.id }, data: { testOf: world.partner.id } });
  await depositMoney({ partnerId: twin.partner.id, amountMinor: 1_000, memo: "Play money" });
  await Promise.all([number(), number(), number()]);
  await sell(false, 32);
  expect(await number()).toBe(1);
  expect(await number()).toBe(0);
  const acts = await documents();
  expect(acts.map(({ number }) => Number(number))).toEqual(acts.map((_, place) => place + 1));
  const live = { account: { kind: "deposit", partner: { testOf: null } } } as const;
  const transactions = await db().ledgerTransaction.findMany({ where: { entries: { some: live } } });
  expect(acts.map(({ transactionId }) => transactionId).sort()).toEqual(transactions.map(({ id }) => id).sort());
  expect(new Set(acts.map(({ kind }) => kind))).toEqual(new Set(["top_up", "sale", "void", "adjustment"]));
  await expect(db().accountingAct.deleteMany()).rejects.toThrow();
});

test("each document keeps to the schema, and its entries and its lines come to what moved on the deposit", async () => {
  const acts = await documents();
  const { valid, errors } = await validateXML({
    xml: acts.map(({ number, document }) => ({ fileName: `${number}.xml`, contents: document })),
    schema: [schema],
  });
  expect(errors).toEqual([]);
  expect(valid).toBe(true);
  const broken = { fileName: "broken.xml", contents: acts[0]?.document.replace(/ amount="[^"]*"/, "") ?? "" };
  expect((await validateXML({ xml: [broken], schema: [schema] })).valid).toBe(false);
  for (const { document, kind, amountMinor } of acts) {
    const amountsOf = (element: string, name: string) =>
      [...document.matchAll(new RegExp(`<${element} [^>]*${name}="(-?[0-9.]+)"`, "g"))].map(([, text]) => Math.round(Number(text) * 100));
    const total = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
    expect(total(amountsOf("entry", "amount")), document).toBe(0);
    expect(amountsOf("act", "amount"), document).toEqual([Number(amountMinor)]);
    if (kind === "sale" || kind === "void") expect(total(amountsOf("line", "total")), document).toBe(0 - Number(amountMinor));
  }
});

test("asked again, a range has the same bytes, whatever has become of the agency and the booking since", async () => {
  const ask = async (first: number, last: number) => {
    const answer = await callPortal(fileRoute, { userId: operatorId, query: `?first=${first}&last=${last}` });
    return { status: answer.status, body: await answer.json() };
  };
  const acts = await documents();
  const before = tableFile.parse((await ask(1, acts.length)).body.data);
  await db().partner.update({ where: { id: world.partner.id }, data: { name: "Another name" } });
  await db()
    .$executeRaw`update booking set snapshot = jsonb_set(snapshot, '{directions}', '[]') where partner_id = ${world.partner.id}::uuid`;
  await number();
  const after = tableFile.parse((await ask(1, acts.length)).body.data);
  expect(after).toEqual(before);
  const files = unzipSync(Buffer.from(after.content, "base64"));
  expect(Object.keys(files)).toHaveLength(acts.length);
  expect(strFromU8(files["act-000000001.xml"] ?? new Uint8Array())).toBe(acts[0]?.document);
  const one = tableFile.parse((await ask(2, 2)).body.data);
  expect([one.name, Buffer.from(one.content, "base64").toString()]).toEqual(["act-000000002.xml", acts[1]?.document]);
  expect((await ask(9_000, 9_001)).status).toBe(422);
  expect((await ask(2, 1)).status).toBe(422);
  const day = tashkentText(new Date()).slice(0, 10);
  const listed = await callPortal(listRoute, { userId: operatorId, query: `?from=${addDays(day, -1)}&to=${day}` });
  const page = accountingActPage.parse((await listed.json()).data);
  expect([page.count, page.first, page.last]).toEqual([acts.length, 1, acts.length]);
});

import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { POST as acceptInvitation } from "@/app/api/account/invitation/route";
import { POST as grantCurrency } from "@/app/api/operator/agencies/[code]/currencies/route";
import { POST as takeBackCurrency } from "@/app/api/operator/agencies/[code]/currencies/take-back/route";
import { POST as invite } from "@/app/api/operator/agencies/[code]/invitations/route";
import { POST as block } from "@/app/api/operator/agencies/[code]/people/route";
import { GET as readOne } from "@/app/api/operator/agencies/[code]/route";
import { GET as list, POST as open } from "@/app/api/operator/agencies/route";
import { GET as readPostings } from "@/app/api/operator/postings/route";
import { agencyDetail, agencyList, newAgency, ownerInvitation } from "@/lib/contracts/operator/agencies";
import { postingPage } from "@/lib/contracts/operator/postings";
import { envelope } from "@/lib/contracts/shared";
import { db } from "@/lib/db";
import { depositMoney } from "@/lib/services/terms/ledger/post-ledger";
import { reverseDeposit } from "@/lib/services/terms/ledger/reverse-deposit";
import { grantCurrency as grantByCommand } from "@/lib/services/terms/partners/grant-currency";
import { makePerson } from "@/tests/support/access/sessions";
import { callPortal } from "@/tests/support/portal-call";
import { makePartner } from "@/tests/support/world/world";

let operator = "";
beforeAll(async () => {
  const { userId, partner } = await makePerson("operator");
  operator = userId;
  await db().partner.update({ where: { id: partner.id }, data: { isHouse: true } });
});

const ask = async (...[handler, options]: [Parameters<typeof callPortal>[0], Partial<Parameters<typeof callPortal>[1]>?]) => {
  const answer = await callPortal(handler, { userId: operator, ...options });
  return { status: answer.status, body: await answer.json() };
};
const post = (handler: Parameters<typeof callPortal>[0], body: unknown, params = {}) => ask(handler, { method: "POST", body, params });

const readAgency = async (code: string) => envelope(agencyDetail).parse((await ask(readOne, { params: { code } })).body).data;

const NEW = {
  ...{ code: "NEWONE", name: "New One Travel", currency: "UZS", fee: 50_000, markup_bp: 500 },
  owner: { email: "owner@newone.example", locale: "uz" },
};

test("an agency is opened with a link for its owner, who signs in by it; a taken code or address opens nothing", async () => {
  const { invitation } = envelope(newAgency).parse((await post(open, NEW)).body).data;
  const agency = await readAgency(NEW.code);
  expect(agency).toMatchObject({ is_suspended: false, terms: { fee: 50_000, markup_bp: 500, credit: 0 }, people: [] });
  expect(agency.invitations).toMatchObject([{ email: NEW.owner.email, role: "admin", is_expired: false }]);
  const again = envelope(ownerInvitation).parse((await post(invite, NEW.owner, { code: NEW.code })).body).data;
  const accepted = (token: string) => ({ token, name: "Owner Namunaev", new_password: "daryo tog kitob olma" });
  expect((await post(acceptInvitation, accepted(invitation.token))).status).not.toBe(200);
  expect((await post(acceptInvitation, accepted(again.token))).status).toBe(200);
  expect((await readAgency(NEW.code)).people).toMatchObject([{ email: NEW.owner.email, role: "admin", is_blocked: false }]);
  expect(await post(open, { ...NEW, owner: { ...NEW.owner, email: "other@newone.example" } })).toMatchObject({ status: 422 });
  expect((await post(open, { ...NEW, code: "OTHER" })).status).toBe(409);
  expect(await db().partner.count({ where: { code: "OTHER" } })).toBe(0);
});

test("somebody of an agency is blocked with a reason, never its last owner, and nobody of another one", async () => {
  const email = NEW.owner.email;
  const blocked = (code: string) => post(block, { email, is_blocked: true, reason: "Left the agency" }, { code });
  expect((await blocked(NEW.code)).status).toBe(409);
  await db().user.updateMany({ where: { partner: { code: NEW.code } }, data: { role: "agent" } });
  const other = await makePartner();
  const { code } = await db().partner.update({ where: { id: other.partner.id }, data: { code: "ELSE1" } });
  expect((await blocked(code)).status).toBe(404);
  const { people } = envelope(agencyDetail).parse((await blocked(NEW.code)).body).data;
  expect(people).toMatchObject([{ is_blocked: true, block: { reason: "Left the agency" } }]);
  const row = await db().auditEvent.findFirstOrThrow({ where: { action: "user_suspended" } });
  const act = await db().accountAct.findFirstOrThrow({ where: { isBlock: true } });
  expect(act.reason).not.toContain("Left");
  expect(row).toMatchObject({ actor: `operator:${operator}`, detail: { act: act.id } });
  expect(JSON.stringify(row.detail)).not.toContain("Left");
  const unblock = await post(block, { email, is_blocked: false, reason: "Came back" }, { code: NEW.code });
  expect(envelope(agencyDetail).parse(unblock.body).data.people).toMatchObject([{ is_blocked: false, block: null }]);
});

test("a further currency is opened without credit, its fee set, and it is taken back while nothing hangs on it", async () => {
  const { partner } = await makePartner();
  const { code } = await db().partner.update({ where: { id: partner.id }, data: { code: "MANYCUR" } });
  await db().exchangeRate.create({ data: { base: "USD", quote: "UZS", rate: "12650.25" } });
  const grant = (fee: number, currency = "USD") => post(grantCurrency, { currency, fee, reason: "New agreement" }, { code });
  const takeBack = () => post(takeBackCurrency, { currency: "USD", reason: "Not used" }, { code });
  expect((await grant(1, "UZS")).status).toBe(422);
  const opened = envelope(agencyDetail).parse((await grant(2.5)).body).data;
  expect(opened.currencies).toEqual([{ currency: "USD", fee: 2.5, credit: 0 }]);
  expect(opened.balances.map(({ currency }) => currency)).toEqual(["UZS", "USD"]);
  await grantByCommand({ partnerCode: code, currency: "USD", creditLimitMinor: 10_000 });
  expect(envelope(agencyDetail).parse((await grant(3)).body).data.currencies).toEqual([{ currency: "USD", fee: 3, credit: 100 }]);
  const paid = await depositMoney({ partnerId: partner.id, currency: "USD", amountMinor: 100, memo: "paid in" });
  expect((await takeBack()).status).toBe(422);
  await reverseDeposit({ transaction: paid?.transaction ?? "" });
  expect(envelope(agencyDetail).parse((await takeBack()).body).data.currencies).toEqual([]);
  const rows = await db().auditEvent.findMany({
    where: { partnerId: partner.id, action: { startsWith: "currency_" } },
    orderBy: { id: "asc" },
  });
  expect(rows.map(({ detail }) => z.object({ reason: z.string().optional() }).parse(detail).reason)).toEqual([
    ...["New agreement", undefined, "New agreement", "Not used"],
  ]);
});

test("the list has every live agency with its money, and not the house itself", async () => {
  const { partner } = await makePartner({ depositMinor: 150_000n, creditLimitMinor: 50_000n });
  const { code } = await db().partner.update({ where: { id: partner.id }, data: { code: "LISTED" } });
  const { items } = envelope(agencyList).parse((await ask(list)).body).data;
  const money = [{ currency: "UZS", balance: 1_500, credit: 500, available: 2_000, sold: 0 }];
  expect(items.find((item) => item.code === code)).toMatchObject({ balances: money, is_suspended: false, open_proposals: 0 });
  expect(items.find((item) => item.code === code)?.look_to_book).toMatchObject({ days: 30 });
  const { partnerId } = await db().user.findUniqueOrThrow({ where: { id: operator } });
  const house = await db().partner.findUniqueOrThrow({ where: { id: partnerId } });
  expect(house.isHouse).toBe(true);
  expect(items.map((item) => item.code)).not.toContain(house.code);
  expect((await ask(readOne, { params: { code: house.code } })).status).toBe(422);
});

test("postings of all agencies come newest first, in pieces, by agency, kind, currency, days and moment, and say what was taken back", async () => {
  const { partner } = await makePartner({ depositMinor: 0n });
  const { code } = await db().partner.update({ where: { id: partner.id }, data: { code: "POSTED" } });
  const ids: string[] = [];
  for (let amountMinor = 100; amountMinor <= 2_500; amountMinor += 100) {
    const booked = await depositMoney({ partnerId: partner.id, amountMinor, memo: "paid in" });
    ids.unshift(booked?.transaction ?? "");
  }
  await reverseDeposit({ transaction: ids[0] ?? "" });
  const read = async (query: string) => envelope(postingPage).parse((await ask(readPostings, { query })).body).data;
  const first = await read(`?partner=${code}&kind=deposit`);
  expect(first.items.map(({ transaction }) => transaction)).toEqual(ids.slice(0, 20));
  expect(first.items[0]).toMatchObject({ amount: 25, currency: "UZS", is_reversed: true, partner: { code } });
  expect(first.items[1]).toMatchObject({ is_reversed: false });
  const rest = await read(`?partner=${code}&kind=deposit&after=${first.next}`);
  expect([rest.items.map(({ transaction }) => transaction), rest.next]).toEqual([ids.slice(20), null]);
  expect((await read("?kind=adjustment")).items[0]).toMatchObject({ amount: -25, partner: { code } });
  expect((await read("?from=2020-01-01&to=2020-01-31")).items).toEqual([]);
  const [newest, second] = first.items;
  const since = await read(`?partner=${code}&kind=deposit&currency=UZS&from=2020-01-01&since=${newest?.at}`);
  expect(since.items.map(({ id }) => id)).toEqual(
    second?.at === newest?.at ? expect.arrayContaining([newest?.id, second?.id]) : [newest?.id],
  );
  expect((await read(`?partner=${code}&currency=USD`)).items).toEqual([]);
  expect((await ask(readPostings, { query: "?from=2020-02-01&to=2020-01-31" })).status).toBe(422);
  expect((await read("")).items).toHaveLength(20);
  expect((await ask(readPostings, { query: "?partner=NOBODY" })).status).toBe(422);
});

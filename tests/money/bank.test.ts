import { randomBytes } from "node:crypto";
import pg from "pg";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { POST as upload } from "@/app/api/operator/bank-accounts/[number]/files/route";
import { POST as addAccount } from "@/app/api/operator/bank-accounts/route";
import { POST as settle } from "@/app/api/operator/bank-lines/[id]/route";
import { POST as proposeAll } from "@/app/api/operator/bank-lines/propose/route";
import { GET as list } from "@/app/api/operator/bank-lines/route";
import { bankAccounts, bankFileRead, bankLinePage, proposedBankLines } from "@/lib/contracts/operator/money/bank";
import { db } from "@/lib/db";
import { proposeLine } from "@/lib/services/terms/bank/propose-lines";
import { readDepositMinor } from "@/lib/services/terms/ledger/post-ledger";
import { reverseDeposit } from "@/lib/services/terms/ledger/reverse-deposit";
import { setLegalDetails } from "@/lib/services/terms/partners/legal-details";
import { approveProposal } from "@/lib/services/terms/proposals/approve-proposal";
import { rejectProposal } from "@/lib/services/terms/proposals/close-proposal";
import { setHouseLimit } from "@/lib/services/terms/proposals/house-limits";
import { propose } from "@/lib/services/terms/proposals/propose";
import { makePerson } from "@/tests/support/access/sessions";
import { callPortal } from "@/tests/support/portal-call";
import { makePartner } from "@/tests/support/world/world";

const REASON = "tests";
const SECOND = { actor: "operator:0190a000-0000-7000-8000-000000000001" };
let userId = "";
const by = () => ({ actor: `operator:${userId}` });
beforeAll(async () => {
  ({ userId } = await makePerson("operator"));
  const limit = { kind: "deposit", currency: "UZS", alone: 1_000_000, reason: REASON } as const;
  await setHouseLimit({ limit, by: by(), now: new Date() });
});

const post = async (handler: Parameters<typeof callPortal>[0], body: unknown, params = {}) => {
  const answer = await callPortal(handler, { userId, method: "POST", body, params, headers: { "accept-language": "en" } });
  return { status: answer.status, body: await answer.json() };
};
const send = async (number: number, file: string, name = "statement.csv") => {
  const params = { number: String(number) };
  const answer = await callPortal(upload, {
    userId,
    method: "POST",
    file,
    query: `?name=${name}`,
    params,
    headers: { "accept-language": "en" },
  });
  return { status: answer.status, body: await answer.json() };
};
const read = async (query = "") => bankLinePage.parse((await (await callPortal(list, { userId, query })).json()).data);
const makeAll = async (lines: readonly string[]) => proposedBankLines.parse((await post(proposeAll, { lines })).body.data);

let accounts = 0;
let agency = { id: "", code: "", contract: "" };
let account = 0;
const COLUMNS = { date: "Дата", document: "Документ", party: "Плательщик", purpose: "Назначение", credit: "Приход", debit: "Расход" };
beforeEach(async () => {
  accounts += 1;
  const { partner } = await makePartner({ depositMinor: 0n });
  const code = `BANK${accounts}`;
  await db().partner.update({ where: { id: partner.id }, data: { code } });
  agency = { id: partner.id, code, contract: `Д-${accounts}/2026` };
  const details = { legal_name: "OOO Namuna", tax_id: "", address: "", bank: "" };
  const contract = { number: agency.contract, date: "2026-01-12" };
  await setLegalDetails({ code, asked: { ...details, contract, reason: REASON }, by: by(), now: new Date() });
  const added = { bank: "Namuna Bank", account: `2020800090012345${1000 + accounts}`, currency: "UZS", format: "csv" };
  const { body } = await post(addAccount, { ...added, mapping: COLUMNS, reason: REASON });
  account = bankAccounts.parse(body.data).items.find((each) => each.account === added.account)?.number ?? 0;
});

const HEAD = "Дата;Документ;Плательщик;Расход;Приход;Назначение\n";
const row = (amount: string, { purpose = `Оплата по договору ${agency.contract} от 12.01.2026`, paper = "17" } = {}) =>
  `30.11.2026;${paper};ООО Намуна;;${amount};${purpose}\n`;
const minor = () => readDepositMinor({ partnerId: agency.id, currency: "UZS" });

test("a statement comes twice and its lines once; two that say the same are two, and money that went out is put aside", async () => {
  const file = `${HEAD}${row("1 000,50")}${row("1 000,50")}30.11.2026;18;Банк;500,00;;Комиссия\n`;
  expect(bankFileRead.parse((await send(account, file)).body.data)).toEqual({ lines: 3, fresh: 3, matched: 2 });
  expect(bankFileRead.parse((await send(account, file, "again.csv")).body.data)).toEqual({ lines: 3, fresh: 0, matched: 0 });
  const { items, counts } = await read(`?account=${account}`);
  expect(items.map(({ amount, state, partner }) => [amount, state, partner?.code ?? null])).toEqual([
    [-500, "aside", null],
    [1_000.5, "matched", agency.code],
    [1_000.5, "matched", agency.code],
  ]);
  expect(counts).toContainEqual({ state: "matched", count: 2 });
  expect(await minor()).toBe(0);
});

test("a file that does not fit is refused whole, with the line and the remedy", async () => {
  const wrong = await send(account, `${HEAD}${row("5,00")}${row("5x")}`);
  expect(wrong).toMatchObject({ status: 422, body: { errors: { file: ["Line 3: 5x is no amount."] } } });
  expect((await read(`?account=${account}`)).items).toEqual([]);
  expect((await send(999_999, HEAD)).status).toBe(404);
});

test("a matched line becomes one top-up with the bank's paper and day, above the limit by two people, however many make it at once", async () => {
  await send(account, `${HEAD}${row("2 000 000,00", { paper: "PO-9" })}`);
  const [line] = (await read(`?account=${account}&state=matched`)).items;
  const lineId = BigInt(line?.id ?? 0);
  const act = { lineId, mayApprove: true, now: new Date() };
  const made = await Promise.allSettled([by(), SECOND, by(), SECOND].map((doer) => proposeLine({ ...act, by: doer })));
  const ids = new Set(made.flatMap((each) => (each.status === "fulfilled" ? [each.value.id] : [])));
  expect(ids.size).toBe(1);
  const [id = ""] = ids;
  const kept = await db().proposal.findUniqueOrThrow({ where: { id } });
  expect(kept).toMatchObject({ state: "open", partnerId: agency.id, documentNumber: "PO-9", valueDate: new Date("2026-11-30") });
  expect((await read(`?account=${account}`)).items).toMatchObject([{ state: "waiting" }]);
  const other = kept.proposedBy === SECOND.actor ? by() : SECOND;
  await approveProposal({ proposalId: id, remark: null, by: other, now: new Date() });
  expect([await minor(), (await read(`?account=${account}`)).items[0]?.state]).toEqual([200_000_000, "posted"]);
  expect((await makeAll([String(lineId)])).refused).toHaveLength(1);
  expect(await minor()).toBe(200_000_000);
});

test("a top-up that was rejected gives its line back, and one that was reversed lets it be matched anew", async () => {
  await send(account, `${HEAD}${row("1 500 000,00")}`);
  const [line] = (await read(`?account=${account}`)).items;
  const lines = [line?.id ?? ""];
  const params = { id: lines[0] };
  expect(await makeAll(lines)).toMatchObject({ done: 0, waiting: 1 });
  const free = () => post(settle, { act: "free", reason: REASON }, params);
  expect((await free()).body.errors).toHaveProperty("line");
  const open = await db().proposal.findFirstOrThrow({ where: { partnerId: agency.id, state: "open" } });
  await rejectProposal({ proposalId: open.id, remark: "Wrong agency", by: SECOND, now: new Date() });
  expect((await read(`?account=${account}`)).items).toMatchObject([{ state: "matched" }]);
  expect(await makeAll(lines)).toMatchObject({ waiting: 1 });
  const again = await db().proposal.findFirstOrThrow({ where: { partnerId: agency.id, state: "open" } });
  await approveProposal({ proposalId: again.id, remark: null, by: SECOND, now: new Date() });
  expect((await free()).status).toBe(422);
  expect((await read(`?account=${account}`)).items).toMatchObject([{ state: "posted", is_held: true }]);
  await reverseDeposit({ transaction: again.id });
  expect((await read(`?account=${account}`)).items).toMatchObject([{ state: "posted", is_held: false }]);
  expect((await free()).body.data).toEqual({ state: "unmatched" });
});

test("a line that names nobody, or two, is matched by hand with a reason; one whose contract is learned later by itself", async () => {
  const other = await makePartner({ depositMinor: 0n });
  const code = `OTH${accounts}`;
  await db().partner.update({ where: { id: other.partner.id }, data: { code } });
  const details = { legal_name: "OOO Boshqa", tax_id: "", address: "", bank: "", reason: REASON };
  await send(account, `${HEAD}${row("10,00", { purpose: "За билеты" })}${row("20,00", { purpose: `договор Z-${accounts}` })}`);
  expect((await read(`?account=${account}&state=unmatched`)).items).toHaveLength(2);
  const contract = { number: `Z-${accounts}`, date: null };
  await setLegalDetails({ code, asked: { ...details, contract }, by: by(), now: new Date() });
  expect((await read(`?account=${account}&state=matched`)).items).toMatchObject([{ amount: 20, partner: { code } }]);
  await send(account, `${HEAD}${row("30,00", { purpose: `договоры Z-${accounts} и ${agency.contract}`, paper: "3" })}`, "more.csv");
  const [two, none] = (await read(`?account=${account}&state=unmatched`)).items;
  expect([two?.is_ambiguous, none?.is_ambiguous]).toEqual([true, false]);
  const params = { id: none?.id ?? "" };
  expect((await post(settle, { act: "match", partner: agency.code, reason: " " }, params)).body.errors).toHaveProperty("reason");
  expect((await post(settle, { act: "match", partner: agency.code, reason: "The payer wrote" }, params)).body.data).toEqual({
    state: "matched",
  });
  expect(await makeAll([params.id])).toMatchObject({ done: 1 });
  expect(await minor()).toBe(1_000);
  const logged = await db().auditEvent.findFirstOrThrow({ where: { action: "bank_line_settled" }, orderBy: { id: "desc" } });
  expect(logged).toMatchObject({ actor: `operator:${userId}`, detail: { kind: "match", amount_minor: 1_000, reason: "The payer wrote" } });
});

test("a line of a top-up that was made by hand is that top-up's, and makes no other", async () => {
  const asked = {
    kind: "deposit",
    partner: agency.code,
    amount: 77,
    currency: "UZS",
    document: "PO-77",
    value_date: "2026-11-30",
  } as const;
  const key = randomBytes(16).toString("hex");
  await propose({ key, asked: { ...asked, reason: REASON }, mayApprove: true, by: by(), now: new Date() });
  await send(account, `${HEAD}${row("77,00", { purpose: "За билеты", paper: "PO-77" })}`);
  expect((await read(`?account=${account}`)).items).toMatchObject([{ state: "posted", partner: { code: agency.code } }]);
  expect(await minor()).toBe(7_700);
});

/** How often the database is asked for lines of banks and top-ups while something is done. */
async function questionsOf(act: () => Promise<unknown>): Promise<number> {
  const spy = vi.spyOn(pg.Client.prototype, "query");
  await act();
  const asked = spy.mock.calls.filter((call) => /bank_line|proposal/.test(JSON.stringify(call[0]) ?? ""));
  spy.mockRestore();
  return asked.length;
}

test("a long file asks as often as a short one, as does a contract that is learned later; a top-up is one line's", async () => {
  const code = `LONG${accounts}`;
  const { partner } = await makePartner({ depositMinor: 0n });
  await db().partner.update({ where: { id: partner.id }, data: { code } });
  const paper = { kind: "deposit", partner: agency.code, amount: 1, currency: "UZS", document: "L-1", value_date: "2026-11-30" } as const;
  const key = randomBytes(16).toString("hex");
  await propose({ key, asked: { ...paper, reason: REASON }, mayApprove: true, by: by(), now: new Date() });
  const unknown = (index: number) => row("1,00", { purpose: `договор LONG-${accounts}, № ${index}`, paper: `L-${index}` });
  const fileOf = (count: number, from: number) =>
    HEAD + Array.from({ length: count }, (_, index) => unknown(from + index)).join("") + row(`${count},00`);
  const short = await questionsOf(() => send(account, fileOf(2, 1) + unknown(1)));
  expect(await questionsOf(() => send(account, fileOf(300, 3)))).toBe(short);
  expect((await read(`?account=${account}&state=posted`)).items).toHaveLength(1);

  const details = { legal_name: "OOO Uzun", tax_id: "", address: "", bank: "", reason: REASON };
  const contract = { number: `LONG-${accounts}`, date: null };
  const learned = () => setLegalDetails({ code, asked: { ...details, contract }, by: by(), now: new Date() });
  expect(await questionsOf(learned)).toBeLessThan(short);
  expect(await db().bankLine.count({ where: { accountNumber: account, partnerId: partner.id } })).toBe(302);
  expect(await db().bankLine.count({ where: { accountNumber: account, partnerId: null } })).toBe(0);
});

test("MT940 of another account, or that does not add up, is refused; a whole one is read", async () => {
  const number = `UZ${8_000 + accounts}`;
  const { body } = await post(addAccount, {
    bank: "Swift Bank",
    account: number,
    currency: "UZS",
    format: "mt940",
    mapping: {},
    reason: REASON,
  });
  const mt940 = bankAccounts.parse(body.data).items.find((each) => each.account === number)?.number ?? 0;
  const file = (of: string, closing: string) =>
    `:20:A\n:25:NAMUUZ22/${of}\n:28C:7/1\n:60F:C261129UZS0,\n:61:2611301130C5,5NTRFPO-1\n:86:dogovor ${agency.contract}\n:62F:C261130UZS${closing}\n-`;
  expect((await send(mt940, file("OTHER", "5,5"))).body.errors.file[0]).toContain("NAMUUZ22/OTHER");
  expect((await send(mt940, file(number, "5,4"))).status).toBe(422);
  expect((await send(mt940, file(number, "5,50"))).body.data).toEqual({ lines: 1, fresh: 1, matched: 1 });
  expect((await read(`?account=${mt940}`)).items).toMatchObject([{ statement: "7/1", document: "PO-1", amount: 5.5 }]);
});

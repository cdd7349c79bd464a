import { beforeAll, expect, test } from "vitest";
import { POST as fetchOfHouse, GET as listOfHouse } from "@/app/api/operator/agencies/[code]/acts/route";
import { POST as fetchOwn, GET as listOwn } from "@/app/api/portal/money/acts/route";
import { actList } from "@/lib/contracts/portal/reconciliation-acts";
import { tableFile } from "@/lib/contracts/portal/work-list";
import { db } from "@/lib/db";
import { addDays } from "@/lib/domain/dates";
import { tashkentText } from "@/lib/domain/tashkent";
import { lastDayOf } from "@/lib/services/documents/acts/act-months";
import { reverseDeposit } from "@/lib/services/terms/ledger/reverse-deposit";
import { setLegalDetails } from "@/lib/services/terms/partners/legal-details";
import { propose } from "@/lib/services/terms/proposals/propose";
import { makePerson } from "@/tests/support/access/sessions";
import { readPdf } from "@/tests/support/pdf-text";
import { callPortal } from "@/tests/support/portal-call";

const NOW = new Date();
const MONTH = tashkentText(NOW).slice(0, 7);
const code = "ACTS";
let [operator, owner] = ["", ""];
const by = () => ({ actor: `operator:${operator}` });
const REASON = "tests";
beforeAll(async () => {
  operator = (await makePerson("operator")).userId;
  const made = await makePerson("admin");
  owner = made.userId;
  await db().partner.update({ where: { id: made.partner.id }, data: { code, name: "Acts Travel" } });
  await db().ledgerAccount.updateMany({ where: { partnerId: made.partner.id }, data: { balanceMinor: 0n } });
  const details = { legal_name: "“Acts Travel” MChJ", tax_id: "301234567", address: "Toshkent, Namuna 1", bank: "Namuna Bank, MFO 00444" };
  await setLegalDetails({
    code,
    asked: { ...details, contract: { number: "A-1/2026", date: "2026-01-12" }, reason: REASON },
    by: by(),
    now: NOW,
  });
  const house = { ...details, legal_name: "“Namuna Parvoz” MChJ", tax_id: "309999999", contract: null };
  await setLegalDetails({ code: null, asked: { ...house, reason: REASON }, by: by(), now: NOW });
  const topUp = { kind: "deposit", partner: code, currency: "UZS", value_date: `${MONTH}-01`, reason: REASON } as const;
  const make = (key: string, document: string, amount: number) =>
    propose({ key: key.repeat(32), asked: { ...topUp, document, amount }, mayApprove: true, by: by(), now: NOW });
  await make("1", "PO-41", 1_250_000.5);
  const { id } = await make("2", "PO-42", 1_000);
  await reverseDeposit({ transaction: id });
});

const ask = async (handler: Parameters<typeof callPortal>[0], { userId, body }: { userId: string; body?: object }) => {
  const answer = await callPortal(handler, {
    userId,
    params: { code },
    ...(body && { method: "POST", body }),
    headers: { "accept-language": "en" },
  });
  return { status: answer.status, body: await answer.json() };
};
const fetchAs = async (handler: Parameters<typeof callPortal>[0], userId: string, format: "pdf" | "xlsx") => {
  const file = tableFile.parse((await ask(handler, { userId, body: { month: MONTH, currency: "UZS", format } })).body.data);
  return { ...file, bytes: Buffer.from(file.content, "base64") };
};
const acts = async (handler: Parameters<typeof callPortal>[0], userId: string) =>
  actList.parse((await ask(handler, { userId })).body.data).items;

test("while a day of the month is open there is no act, and it is said why", async () => {
  await db().closedDay.create({
    data: { day: new Date(addDays(`${MONTH}-01`, -1)), closedBy: "test", closedAt: NOW, unmatchedLines: 0, waitingProposals: 0 },
  });
  expect((await acts(listOfHouse, operator)).map(({ month }) => month)).not.toContain(MONTH);
  const refused = await ask(fetchOfHouse, { userId: operator, body: { month: MONTH, currency: "UZS", format: "pdf" } });
  expect(refused).toMatchObject({ status: 422, body: { errors: { month: [expect.stringContaining("Not all days of this month")] } } });
});

test("house and agency fetch one act: its number, both parties, what moved and who owes whom, in Uzbek and Russian", async () => {
  const closed = { closedBy: "test", closedAt: NOW, unmatchedLines: 0, waitingProposals: 0 };
  await db().closedDay.create({ data: { day: new Date(lastDayOf(MONTH)), ...closed } });
  expect((await acts(listOfHouse, operator))[0]).toEqual({ month: MONTH, currency: "UZS", number: null });
  const both = await Promise.all([
    fetchAs(fetchOfHouse, operator, "pdf"),
    fetchAs(fetchOwn, owner, "pdf"),
    fetchAs(fetchOwn, owner, "xlsx"),
  ]);
  const number = `1/${MONTH.slice(0, 4)}`;
  expect(both.map(({ name }) => name)).toEqual([`act-1-${MONTH}-UZS.pdf`, `act-1-${MONTH}-UZS.pdf`, `act-1-${MONTH}-UZS.xlsx`]);
  expect((await acts(listOwn, owner))[0]).toMatchObject({ month: MONTH, number });
  const { text } = await readPdf(both[0]?.bytes ?? new Uint8Array());
  for (const told of [
    `№ ${number}`,
    "Акт сверки взаимных расчётов",
    "Oʻzaro hisob-kitoblarni solishtirish dalolatnomasi",
    "“Acts Travel” MChJ",
    "“Namuna Parvoz” MChJ",
    "301234567",
    "№ A-1/2026, 12.01.2026",
    "Пополнение депозита № PO-41",
    "Корректировка",
    "задолженность в пользу “Acts Travel” MChJ: 1 250 000,50 UZS",
  ])
    expect(text.replaceAll("\u00a0", " ")).toContain(told);
  expect((await readPdf(both[1]?.bytes ?? new Uint8Array())).text).toBe(text);
});

test("fetched anew it says the same, though a party is called otherwise since", async () => {
  const { text: before } = await readPdf((await fetchAs(fetchOfHouse, operator, "pdf")).bytes);
  const asked = { legal_name: "Other Name", tax_id: "", address: "", bank: "", contract: null, reason: REASON };
  await setLegalDetails({ code, asked, by: by(), now: NOW });
  expect((await readPdf((await fetchAs(fetchOwn, owner, "pdf")).bytes)).text).toBe(before);
  expect(await db().reconciliationAct.count()).toBe(1);
  expect(await db().auditEvent.count({ where: { action: "act_numbered" } })).toBe(1);
});

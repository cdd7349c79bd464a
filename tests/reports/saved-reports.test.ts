import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { DELETE } from "@/app/api/operator/reports/saved/[id]/route";
import { GET, POST } from "@/app/api/operator/reports/saved/route";
import { type SavedReports, savedReports } from "@/lib/contracts/operator/reports/saved";
import { db } from "@/lib/db";
import type { HouseRole } from "@/lib/domain/house/rights";
import { mailWaitingReports, reportMessage } from "@/lib/services/channels/reports/mail-reports";
import { makeDueReports } from "@/lib/services/channels/reports/make-due-reports";
import { makePerson } from "@/tests/support/access/sessions";
import { callPortal } from "@/tests/support/portal-call";
import { makeWorld } from "@/tests/support/world/world";

let accountant: string;
let auditor: string;
beforeAll(async () => {
  await makeWorld();
  accountant = await colleague("accountant");
  auditor = await colleague("auditor");
});

async function colleague(role: HouseRole): Promise<string> {
  const { userId } = await makePerson("operator");
  await db().user.update({ where: { id: userId }, data: { houseRoles: [role] } });
  return userId;
}

const body = (more: object = {}) => ({
  ...{
    name: "Sales of yesterday",
    kind: "sales",
    filter: { preset: "today", by: "route", currency: "UZS" },
    is_shared: false,
    mailing: null,
  },
  ...more,
});
const mailing = (recipients: string[]) => ({ rhythm: "day", at: "07:00", recipients });

const save = (userId: string, asked: object) => callPortal(POST, { userId, method: "POST", body: asked });

async function seenBy(userId: string): Promise<SavedReports> {
  return savedReports.parse((await (await callPortal(GET, { userId })).json()).data);
}

test("a report is saved for oneself, or for the house by who may change reports, and is deleted by nobody else", async () => {
  expect((await save(auditor, body({ name: "Mine" }))).status).toBe(200);
  expect((await save(auditor, body({ name: "Mine" }))).status).toBe(422);
  expect((await save(auditor, body({ name: "Ours", is_shared: true }))).status).toBe(403);
  expect((await save(auditor, body({ name: "Mailed", mailing: mailing([auditor]) }))).status).toBe(403);
  expect((await save(accountant, body({ name: "Ours", is_shared: true }))).status).toBe(200);
  expect((await save(accountant, body({ name: "By kind", filter: { by: "kind" } }))).status).toBe(422);
  expect((await seenBy(auditor)).items.map(({ name, may_delete }) => [name, may_delete])).toEqual([
    ["Mine", true],
    ["Ours", false],
  ]);
  const [mine] = (await seenBy(auditor)).items;
  const remove = (userId: string) => callPortal(DELETE, { userId, method: "DELETE", params: { id: mine?.id ?? "" } });
  expect((await remove(accountant)).status).toBe(404);
  expect((await remove(auditor)).status).toBe(200);
  expect((await seenBy(auditor)).items.map(({ name }) => name)).toEqual(["Ours"]);
});

test("one that is mailed goes to people of the house alone, is made once for a period, and says where that has no rows", async () => {
  const stranger = (await makePerson("agent")).userId;
  expect((await save(accountant, body({ mailing: mailing([stranger]) }))).status).toBe(422);
  expect((await save(accountant, body({ mailing: mailing([auditor, accountant]) }))).status).toBe(200);
  const report = await db().savedReport.findFirstOrThrow({ where: { name: "Sales of yesterday" } });
  const later = new Date(report.createdAt.getTime() + 2 * 86_400_000);
  await makeDueReports({ now: report.createdAt });
  expect(await db().reportSending.count()).toBe(0);
  await Promise.all([makeDueReports({ now: later }), makeDueReports({ now: later })]);
  expect((await makeDueReports({ now: later })).made).toBe(0);
  const [sending, ...others] = await db().reportSending.findMany();
  expect(others).toEqual([]);
  expect(sending).toMatchObject({ state: "made", isEmpty: true });
  expect(sending?.fileName).toMatch(/^sales-by-route-.*\.xlsx$/);
  const told = { name: "Sales", periodFrom: "2026-11-28", periodTo: "2026-11-28", fileName: "a.xlsx", bytes: new Uint8Array() };
  expect(reportMessage({ ...told, isEmpty: true }, "en").text).toContain("There is nothing in these days");
  expect(reportMessage({ ...told, isEmpty: false }, "ru").text).toContain("Отчёт приложен");
  const named = reportMessage({ ...told, name: "Sales\u2028of 'us' & <them>", isEmpty: true }, "en");
  expect([named.subject, named.html]).toEqual([
    "Sales of 'us' & <them>, 2026-11-28",
    expect.stringContaining("of &#39;us&#39; &amp; &lt;them&gt;"),
  ]);
  // Without a server for mails it is given up after its attempts, and its file is let go.
  for (let attempt = 0; attempt < 7; attempt++) expect(await mailWaitingReports({ now: later })).toBe(0);
  expect(await db().reportSending.findMany({ select: { state: true, attempts: true, sealedFile: true } })).toEqual([
    { state: "failed", attempts: 6, sealedFile: null },
  ]);
  expect((await seenBy(accountant)).items.find(({ name }) => name === "Sales of yesterday")?.last).toMatchObject({ state: "failed" });
});

test("a report that another worker is at is left to it; one whose last attempt died with its process is given up, and its file let go", async () => {
  const { id: reportId } = await db().savedReport.findFirstOrThrow({ where: { name: "Sales of yesterday" } });
  const now = new Date();
  const until = new Date(now.getTime() + 300_000);
  const row = {
    reportId,
    periodTo: "2026-11-01",
    state: "made",
    isEmpty: true,
    fileName: "a.xlsx",
    sealedFile: new Uint8Array([1]),
    madeAt: now,
  };
  const [held, spent] = [randomUUID(), randomUUID()];
  const rows = [
    { ...row, id: held, periodFrom: "2026-11-01", attempts: 1 },
    { ...row, id: spent, periodFrom: "2026-11-02", attempts: 6 },
  ];
  await db().reportSending.createMany({ data: rows.map((each) => ({ ...each, heldUntil: until })) });
  const read = () =>
    db().reportSending.findMany({
      where: { id: { in: [held, spent] } },
      orderBy: { attempts: "asc" },
      select: { state: true, attempts: true, sealedFile: true },
    });
  const whole = { state: "made", sealedFile: expect.anything() };
  await mailWaitingReports({ now });
  await makeDueReports({ now });
  expect(await read()).toMatchObject([{ ...whole, attempts: 1 }, whole]);
  await mailWaitingReports({ now: until });
  await makeDueReports({ now: until });
  expect(await read()).toMatchObject([
    { ...whole, attempts: 2 },
    { state: "failed", attempts: 6, sealedFile: null },
  ]);
});

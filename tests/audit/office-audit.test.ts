import { beforeAll, expect, test } from "vitest";
import { POST as exportRoute } from "@/app/api/operator/audit/export/route";
import { POST as auditRoute } from "@/app/api/operator/audit/route";
import { type AuditItem, auditPage } from "@/lib/contracts/portal/audit";
import { tableFile } from "@/lib/contracts/portal/work-list";
import { db } from "@/lib/db";
import { addDays } from "@/lib/domain/dates";
import { tashkentText } from "@/lib/domain/tashkent";
import { voidBooking } from "@/lib/services/aftersale/refunds/void-booking";
import { payBooking } from "@/lib/services/booking/life/pay-booking";
import { listAudit } from "@/lib/services/ground/audit/list-audit";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { makePerson } from "@/tests/support/access/sessions";
import { bookJourney } from "@/tests/support/bookings/booking";
import { callPortal } from "@/tests/support/portal-call";
import { makePartner, makeWorld } from "@/tests/support/world/world";

const today = tashkentText(new Date()).slice(0, 10);
let partnerId: string;
let operatorId: string;

beforeAll(async () => {
  partnerId = (await makePartner()).partner.id;
  operatorId = (await makePerson("operator")).userId;
  await db().user.update({ where: { id: operatorId }, data: { houseRoles: ["auditor"] } });
  const by = { actor: `operator:${operatorId}`, requestId: "request-1" };
  const detail = { credit_limit_minor: 500_000, before_credit_limit_minor: 0, reason: '=HYPERLINK("x")' };
  await recordAudit(db(), { action: "terms_changed", by, partnerId, detail });
  const yesterday = new Date(Date.now() - 86_400_000);
  await recordAudit(db(), { action: "deposit_paid_in", by, partnerId, detail: { amount_minor: 100, currency: "UZS" }, now: yesterday });
});

async function found(body: object): Promise<AuditItem[]> {
  const answer = await callPortal(auditRoute, { userId: operatorId, method: "POST", body });
  return auditPage.parse((await answer.json()).data).items;
}

const actions = async (body: object) => (await found(body)).map(({ action }) => action);

test("the back office reads why something was done, and what it was before; the agency does not", async () => {
  const [item] = await found({ action: "terms_changed" });
  expect(item).toMatchObject({ reason: '=HYPERLINK("x")', facts: [{ name: "credit_limit", before: "0", after: "5000" }] });
  const { items } = await listAudit({ partnerId, action: "terms_changed" });
  expect(items).toMatchObject([{ reason: null, facts: [] }]);
});

test("the log is narrowed by its parts and by days of Tashkent", async () => {
  expect(await actions({ area: "agencies" })).toEqual(["terms_changed"]);
  expect(await actions({ area: "money" })).toEqual(["deposit_paid_in"]);
  expect(await actions({ area: "money", action: "terms_changed" })).toEqual([]);
  expect(await actions({ from: today })).toEqual(["terms_changed"]);
  expect(await actions({ to: addDays(today, -1) })).toEqual(["deposit_paid_in"]);
  expect(await actions({ from: addDays(today, -1), to: today, area: "stock" })).toEqual([]);
});

test("changes of bookings say what they moved on the deposit", async () => {
  const world = await makeWorld();
  const { id } = await bookJourney({ ...world, date: world.date(40) });
  const address = { partnerId: world.partner.id, bookingId: id, actor: "partner:test", now: world.now };
  await payBooking(address);
  await voidBooking({ ...address, now: new Date(world.now.getTime() + 1_000) });
  const { totalMinor } = await db().booking.findUniqueOrThrow({ where: { id } });
  const amount = { amount: Number(totalMinor) / 100, currency: "UZS" };
  const { items } = await listAudit({ partnerId: world.partner.id });
  expect(items.map((item) => [item.action, item.amount])).toEqual([
    ["void", amount],
    ["pay", amount],
    ["book", null],
  ]);
});

test("saved as a file, no cell is a formula, and the log says who saved it and how it was narrowed", async () => {
  const body = { area: "agencies", format: "csv" };
  const answer = await callPortal(exportRoute, { userId: operatorId, method: "POST", body });
  const { name, content } = tableFile.parse((await answer.json()).data);
  expect(name).toBe(`audit-${today}.csv`);
  const [heading, row, ...rest] = Buffer.from(content, "base64").toString().trimEnd().split("\r\n");
  expect(heading).toContain("Time in Tashkent,Action,By whom");
  expect(row).toContain("terms_changed");
  expect(row).toContain(`"'=HYPERLINK(""x"")"`);
  expect(row).toContain("credit_limit: 0 → 5000");
  expect(rest).toEqual([]);
  const saved = await db().auditEvent.findFirstOrThrow({ where: { action: "audit_exported" } });
  expect(saved).toMatchObject({ actor: `operator:${operatorId}`, detail: { rows: 1, area: "agencies", partner: null } });
});

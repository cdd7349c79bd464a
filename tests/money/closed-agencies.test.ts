import { randomBytes } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { ProposalRequest } from "@/lib/contracts/operator/proposals";
import { db } from "@/lib/db";
import type { AppError } from "@/lib/domain/errors";
import { approveForHouse } from "@/lib/services/desk/agencies/approve-for-house";
import { releaseHoldsOfClosed } from "@/lib/services/desk/agencies/release-holds-of-closed";
import { depositMoney, postAdjustment, readDepositMinor } from "@/lib/services/terms/ledger/post-ledger";
import { changeTerms } from "@/lib/services/terms/partners/change-terms";
import { grantCurrency } from "@/lib/services/terms/partners/grant-currency";
import { resumePartner } from "@/lib/services/terms/partners/suspend-partner";
import { previewProposal } from "@/lib/services/terms/proposals/preview-proposal";
import { propose } from "@/lib/services/terms/proposals/propose";
import { readAgency } from "@/lib/services/views/agencies/read-agency";
import { makePerson } from "@/tests/support/access/sessions";
import { insertBooking } from "@/tests/support/bookings/booking-rows";
import { callOperation } from "@/tests/support/call-operation";
import { makeCredentials } from "@/tests/support/credentials";
import { workOff } from "@/tests/support/run/work-off";

const now = () => new Date();

let [first, second, third] = [{ actor: "" }, { actor: "" }, { actor: "" }];
beforeAll(async () => {
  const actor = async () => ({ actor: `operator:${(await makePerson("operator")).userId}` });
  [first, second, third] = [await actor(), await actor(), await actor()];
});

let agency = { id: "", code: "", key: "" };
beforeEach(async () => {
  const { userId, partner } = await makePerson("admin");
  const { fullKey } = await makeCredentials({ partner, userId });
  const { id, code } = await db().partner.findUniqueOrThrow({ where: { id: partner.id } });
  await db().ledgerAccount.findFirstOrThrow({ where: { partnerId: id, kind: "deposit" } });
  const left = await readDepositMinor({ partnerId: id, currency: "UZS" });
  if (left !== 0) await postAdjustment({ partnerId: id, amountMinor: -left, memo: "tests" });
  agency = { id, code, key: fullKey };
});

const asked = (kind: "close" | "open_closed" | "reopen"): ProposalRequest => ({ kind, partner: agency.code, reason: "They stop selling" });
const ask = (kind: "close" | "open_closed" | "reopen", by = first) =>
  propose({ key: randomBytes(16).toString("hex"), asked: asked(kind), mayApprove: true, by, now: now() });
const approve = (proposalId: string, by = second) => approveForHouse({ proposalId, remark: null, by, now: now() });
const kindOf = (wanted: Promise<unknown>) =>
  wanted.then(
    () => "done",
    (error: AppError) => error.kind,
  );
const partner = () => db().partner.findUniqueOrThrow({ where: { id: agency.id } });
const balance = () => readDepositMinor({ partnerId: agency.id, currency: "UZS" });
const letters = () => db().mail.count({ where: { partnerId: agency.id, kind: "house_act" } });

test("closing takes two people, tells before what ends, and pays the deposit back with it", async () => {
  await depositMoney({ partnerId: agency.id, amountMinor: 500_000, memo: "tests" });
  await insertBooking({ partnerId: agency.id });
  const { id: held } = await insertBooking({ partnerId: agency.id, status: "booked" });
  await db().booking.update({ where: { id: held }, data: { expiresAt: new Date(Date.now() + 3_600_000) } });
  await db().partner.update({ where: { id: agency.id }, data: { creditLimitMinor: 20_000n } });
  const told = await previewProposal({ asked: asked("close"), mayApprove: true, actor: first.actor, now: now() });
  expect(told.needs_second).toBe(true);
  expect(told.changes).toContainEqual({ field: "balance", currency: "UZS", before: 5_000, after: 0 });
  expect(told.changes).toContainEqual({ field: "credit", currency: "UZS", before: 200, after: 0 });
  expect(told.changes.find(({ field }) => field === "keys")).toMatchObject({ currency: null, after: 0 });
  expect((await callOperation("list_bookings", { credential: agency.key })).error).toBeNull();

  const { id, state } = await ask("close");
  expect(state).toBe("open");
  expect(await kindOf(approve(id, first))).toBe("second_person_needed");
  expect((await partner()).closedAt).toBeNull();
  const outcomes = await Promise.all([kindOf(approve(id)), kindOf(approve(id, third))]);
  expect(outcomes.toSorted()).toEqual(["done", "proposal_settled"]);

  expect(await balance()).toBe(0);
  expect(await partner()).toMatchObject({ closedAt: expect.any(Date), suspendedAt: expect.any(Date), creditLimitMinor: 0n });
  await expect.poll(async () => (await callOperation("list_bookings", { credential: agency.key })).error?.error_code).toBeDefined();
  expect(await db().apiKey.count({ where: { partner: { OR: [{ id: agency.id }, { testOf: agency.id }] }, revokedAt: null } })).toBe(0);
  expect(await db().userSession.count({ where: { user: { partnerId: agency.id }, endedAt: null } })).toBe(0);
  expect(await letters()).toBe(1);
  const logged = await db().auditEvent.findMany({ where: { partnerId: agency.id }, orderBy: { id: "asc" } });
  expect(logged.map(({ action }) => action)).toEqual(expect.arrayContaining(["partner_closed", "deposit_paid_back"]));
  expect(await readAgency({ code: agency.code, now: now() })).toMatchObject({ is_closed: true, is_suspended: true });

  // What it held is free again, what was just being booked too, and nobody gives it anything any more.
  await workOff();
  expect(await db().booking.findUniqueOrThrow({ where: { id: held } })).toMatchObject({ status: "cancelled" });
  expect(await db().houseAct.findMany({ where: { bookingId: held } })).toMatchObject([{ kind: "cancel_unpaid" }]);
  const { id: late } = await insertBooking({ partnerId: agency.id, status: "booked" });
  const rest = await db()
    .$queryRaw`select task_identifier as task, run_at > now() as later from graphile_worker.jobs where key = ${`release-closed:${id}:rest`}`;
  expect(rest).toEqual([{ task: "release_closed", later: true }]);
  expect(await releaseHoldsOfClosed({ proposalId: id, now: now() })).toEqual({ released: 1, left: 0 });
  expect(await db().booking.findUniqueOrThrow({ where: { id: late } })).toMatchObject({ status: "cancelled" });
  const open = { partner: agency.code, reason: "They pay" } as const;
  const given: readonly ProposalRequest[] = [
    { ...open, kind: "deposit", amount: 10, currency: "UZS", document: "PO-9", value_date: "2026-11-30" },
    { ...open, kind: "terms", fee: 12 },
    { ...open, kind: "credit", currency: "USD", credit: 5 },
  ];
  for (const each of given) {
    const sent = { key: randomBytes(16).toString("hex"), asked: each, mayApprove: true, by: first, now: now() };
    expect([each.kind, await kindOf(propose(sent))]).toEqual([each.kind, each.kind === "credit" ? "validation" : "agency_closed"]);
  }
  expect(await kindOf(grantCurrency({ partnerCode: agency.code, currency: "USD" }))).toBe("agency_closed");
  expect(await kindOf(changeTerms({ partnerCode: agency.code, creditLimitMinor: 5 }))).toBe("agency_closed");
  expect(await kindOf(depositMoney({ partnerId: agency.id, amountMinor: 5, memo: "tests" }))).toBe("agency_closed");
  expect([await balance(), (await partner()).creditLimitMinor]).toEqual([0, 0n]);

  // Money was posted by it: it stays closed, whatever else opens agencies.
  expect(await kindOf(ask("open_closed"))).toBe("closing_final");
  expect(await kindOf(resumePartner({ partnerCode: agency.code }))).toBe("closing_stands");
  expect(await kindOf(ask("reopen"))).toBe("closing_stands");
  expect((await partner()).suspendedAt).not.toBeNull();
});

test("an agency that owes is not closed, and a balance that has moved is looked at anew", async () => {
  await db().partner.update({ where: { id: agency.id }, data: { creditLimitMinor: 100_000n } });
  await postAdjustment({ partnerId: agency.id, amountMinor: -300, memo: "tests" });
  expect(await kindOf(ask("close"))).toBe("closing_debt");
  await postAdjustment({ partnerId: agency.id, amountMinor: 300, memo: "tests" });
  const { id } = await ask("close");
  await depositMoney({ partnerId: agency.id, amountMinor: 700, memo: "tests" });
  expect(await kindOf(approve(id))).toBe("closing_changed");
  expect([await balance(), (await partner()).closedAt]).toEqual([700, null]);
  expect(await letters()).toBe(0);
});

test("who was suspended before the closing stays so when it is opened again, and what was proposed before ends", async () => {
  const before = new Date(Date.now() - 3_600_000);
  await db().partner.update({ where: { id: agency.id }, data: { suspendedAt: before } });
  await approve((await ask("close")).id);
  await approve((await ask("open_closed")).id);
  expect(await partner()).toMatchObject({ closedAt: null, suspendedAt: before });
});

test("what is closed without a posting is opened again by two people; what came since is paid back first, and ends that", async () => {
  const closing = await ask("close");
  await approve(closing.id);
  const opening = await ask("open_closed");
  expect(await kindOf(approve(opening.id, first))).toBe("second_person_needed");
  expect(await approve(opening.id)).toMatchObject({ state: "done" });
  expect(await partner()).toMatchObject({ closedAt: null, suspendedAt: null });
  // A job of the closing that comes late leaves alone what it holds again.
  await insertBooking({ partnerId: agency.id, status: "booked" });
  expect(await releaseHoldsOfClosed({ proposalId: closing.id, now: now() })).toEqual({ released: 0, left: 0 });

  await approve((await ask("close")).id);
  expect(await kindOf(ask("close"))).toBe("closing_done");
  await postAdjustment({ partnerId: agency.id, amountMinor: 900, memo: "A refund that came later" });
  expect(await kindOf(ask("open_closed"))).toBe("closing_final");
  expect(await approve((await ask("close")).id)).toMatchObject({ state: "done" });
  expect(await balance()).toBe(0);
  expect(await letters()).toBe(2);
});

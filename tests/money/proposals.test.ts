import { randomBytes, randomUUID } from "node:crypto";
import fc from "fast-check";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { ProposalRequest } from "@/lib/contracts/operator/proposals";
import { db } from "@/lib/db";
import type { AppError } from "@/lib/domain/errors";
import { keepAttachment } from "@/lib/services/ground/attachments/keep-attachment";
import { checkBalance } from "@/lib/services/terms/ledger/check-balance";
import { readDepositMinor } from "@/lib/services/terms/ledger/post-ledger";
import { applyAgreedTerms } from "@/lib/services/terms/partners/apply-agreed-terms";
import { readTerms } from "@/lib/services/terms/partners/change-terms";
import { grantCurrency } from "@/lib/services/terms/partners/grant-currency";
import { withdrawAgreedTerms } from "@/lib/services/terms/partners/withdraw-agreed-terms";
import { approveProposal } from "@/lib/services/terms/proposals/approve-proposal";
import { rejectProposal, takeProposalBack } from "@/lib/services/terms/proposals/close-proposal";
import { readHouseLimits, setHouseLimit } from "@/lib/services/terms/proposals/house-limits";
import { listProposals } from "@/lib/services/terms/proposals/list-proposals";
import { previewProposal } from "@/lib/services/terms/proposals/preview-proposal";
import { propose } from "@/lib/services/terms/proposals/propose";
import { readAgency } from "@/lib/services/views/agencies/read-agency";
import { makePerson } from "@/tests/support/access/sessions";
import { propertyRuns } from "@/tests/support/run/property-runs";
import { makePartner } from "@/tests/support/world/world";

/** Major units: the limit of this file, so that it does not depend on what a house begins with. */
const LIMIT = 1_000;
const NOW = new Date("2026-12-01T06:00:00Z");
const DAY_MS = 86_400_000;

let [first, second] = [{ actor: "" }, { actor: "" }];
beforeAll(async () => {
  first = { actor: `operator:${(await makePerson("operator")).userId}` };
  second = { actor: `operator:${(await makePerson("operator")).userId}` };
  for (const kind of ["deposit", "reversal", "terms"] as const)
    await setHouseLimit({ limit: { kind, currency: "UZS", alone: LIMIT, reason: "tests" }, by: first, now: NOW });
});

let agency = { id: "", code: "" };
beforeEach(async () => {
  const { partner } = await makePartner({ depositMinor: 0n });
  agency = await db().partner.findUniqueOrThrow({ where: { id: partner.id }, select: { id: true, code: true } });
});

const balance = async () => (await readDepositMinor({ partnerId: agency.id, currency: "UZS" })) / 100;

let papers = 0;
const topUp = (amount: number, partner = agency.code): Extract<ProposalRequest, { kind: "deposit" }> => ({
  ...{ kind: "deposit", partner, amount, currency: "UZS", document: `PO-${papers++}`, value_date: "2026-11-30" },
  reason: "Came by bank",
});

const ask = (asked: ProposalRequest, { by = first, mayApprove = true, now = NOW, key = randomBytes(16).toString("hex") } = {}) =>
  propose({ key, asked, mayApprove, by, now });
const preview = (asked: ProposalRequest) => previewProposal({ asked, mayApprove: true, actor: first.actor, now: NOW });
const approve = (proposalId: string, by = second, now = NOW) => approveProposal({ proposalId, remark: null, by, now });
const kindOf = (wanted: Promise<unknown>) =>
  wanted.then(
    () => "done",
    (error: AppError) => error.kind,
  );

test("within the limit it is carried out at once, with what was before and after", async () => {
  const told = await preview(topUp(LIMIT));
  const changes = [{ field: "balance", currency: "UZS", before: 0, after: LIMIT }];
  expect(told).toMatchObject({ changes, needs_second: false });
  expect(await balance()).toBe(0);
  const made = await ask(topUp(LIMIT));
  expect(made).toMatchObject({ state: "done", changes, value_date: "2026-11-30", decided: { by: { is_you: true } } });
  expect(await balance()).toBe(LIMIT);
  expect(await db().ledgerTransaction.count({ where: { id: made.id, kind: "deposit" } })).toBe(1);
});

test("a top-up keeps the scan that whoever proposes it has added, once", async () => {
  const content = new TextEncoder().encode("%PDF-1.7\npayment order");
  const file = { area: "money", name: "order.pdf", content, now: NOW } as const;
  const scan = (await keepAttachment({ ...file, by: first })).id;
  const scanned = () => ({ ...topUp(1), scan });
  expect(await kindOf(ask(scanned(), { by: second }))).toBe("attachment_not_found");
  expect(await ask(scanned())).toMatchObject({ state: "done", scan: { id: scan, name: "order.pdf", size: content.length } });
  expect(await kindOf(ask(scanned()))).toBe("attachment_not_found");
  const papers = (await keepAttachment({ ...file, area: "stock", by: first })).id;
  expect(await kindOf(ask({ ...scanned(), scan: papers }))).toBe("attachment_not_found");
  expect(await balance()).toBe(1);
});

test("above it waits for somebody else, and whoever proposed it cannot approve it", async () => {
  expect(await preview(topUp(LIMIT + 1))).toMatchObject({ needs_second: true });
  const { id, state } = await ask(topUp(LIMIT + 1));
  expect([state, await balance()]).toEqual(["open", 0]);
  await expect(approve(id, first)).rejects.toMatchObject({
    ...{ kind: "second_person_needed", data: { limit: LIMIT, currency: "UZS" } },
    text: { ru: expect.stringMatching(/больше [\d\u00a0]+\u00a0UZS/) },
  });
  expect(await balance()).toBe(0);
  expect(await approve(id)).toMatchObject({ state: "done", proposed: { by: { is_you: false } }, decided: { by: { is_you: true } } });
  expect(await balance()).toBe(LIMIT + 1);
  expect(await kindOf(approve(id))).toBe("proposal_settled");
});

test("of many who approve at the same moment one does, and the money comes once", async () => {
  const { id } = await ask(topUp(5 * LIMIT));
  const deciders = Array.from({ length: 8 }, () => ({ actor: `operator:${randomUUID()}` }));
  const outcomes = await Promise.all(deciders.map((by) => kindOf(approve(id, by))));
  expect(outcomes.toSorted()).toEqual(["done", ...Array.from({ length: 7 }, () => "proposal_settled")]);
  expect(await balance()).toBe(5 * LIMIT);
});

test("somebody without the right to approve moves nothing alone, however little", async () => {
  const { id, state } = await ask(topUp(1), { mayApprove: false });
  expect([state, await balance()]).toEqual(["open", 0]);
  await approve(id);
  expect(await balance()).toBe(1);
});

test("what one person carries out alone within 24 hours is never above the limit, however it is cut and sent", async () => {
  const amounts = fc.array(fc.record({ cents: fc.integer({ min: 1, max: 150_000 }), together: fc.boolean() }), { maxLength: 7 });
  await fc.assert(
    fc.asyncProperty(amounts, async (wanted) => {
      const { partner } = await makePartner({ depositMinor: 0n });
      agency = await db().partner.findUniqueOrThrow({ where: { id: partner.id }, select: { id: true, code: true } });
      const sent: Promise<unknown>[] = [];
      for (const { cents, together } of wanted) {
        sent.push(ask(topUp(cents / 100)));
        if (!together) await Promise.all(sent);
      }
      await Promise.all(sent);
      const moved = await balance();
      expect(moved).toBeLessThanOrEqual(LIMIT);
      // Nothing that is left open would have been within it.
      const { items } = await listProposals({ state: "open", partner: agency.code, page: 1, actor: first.actor, now: NOW });
      for (const { amount } of items) expect((amount?.amount ?? 0) + moved).toBeGreaterThan(LIMIT);
    }),
    { numRuns: propertyRuns(20) },
  );
});

test("what is sent again with its key is the same proposal, also at the same moment; another person's key is another", async () => {
  const [key, asked] = ["a".repeat(32), topUp(100)];
  const sent = await Promise.all(Array.from({ length: 5 }, () => ask(asked, { key })));
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  expect((await ask(asked, { key })).id).toBe(sent[0]?.id);
  expect(await balance()).toBe(100);
  await ask(topUp(50), { key, by: second });
  expect(await balance()).toBe(150);
});

test("one paper tops up once, whoever books it and at whichever moment, and again only after a reversal or a rejection", async () => {
  const asked = topUp(100);
  const outcomes = await Promise.all([first, second, first, second].map((by) => kindOf(ask(asked, { by }))));
  expect(outcomes.toSorted()).toEqual(["done", "validation", "validation", "validation"]);
  expect(await kindOf(preview(asked))).toBe("validation");
  const made = await db().proposal.findFirstOrThrow({ where: { partnerId: agency.id, state: "done" } });
  await ask({ kind: "reversal", transaction: made.id, reason: "A wrong sum" });
  expect(await kindOf(ask(asked))).toBe("done");
  expect(await balance()).toBe(100);
  const waiting = topUp(2 * LIMIT);
  const { id } = await ask(waiting);
  expect(await kindOf(ask(waiting))).toBe("validation");
  await rejectProposal({ proposalId: id, remark: "No such payment", by: second, now: NOW });
  expect(await kindOf(ask(waiting))).toBe("done");
});

test("the next day counts anew, and so does another agency", async () => {
  await ask(topUp(LIMIT));
  expect(await ask(topUp(1))).toMatchObject({ state: "open" });
  expect(await ask(topUp(LIMIT), { now: new Date(NOW.getTime() + DAY_MS + 1) })).toMatchObject({ state: "done" });
  const other = await makePartner({ depositMinor: 0n });
  const { code } = await db().partner.findUniqueOrThrow({ where: { id: other.partner.id } });
  expect(await ask(topUp(LIMIT, code))).toMatchObject({ state: "done" });
});

test("a deposit is corrected once, by a posting of its own, and not where the money is spent", async () => {
  const { id: transaction } = await ask(topUp(LIMIT));
  const correct: ProposalRequest = { kind: "reversal", transaction, reason: "Booked twice" };
  expect(await preview(correct)).toMatchObject({
    changes: [{ field: "balance", currency: "UZS", before: LIMIT, after: 0 }],
  });
  expect(await ask(correct)).toMatchObject({ state: "done" });
  expect(await balance()).toBe(0);
  expect(await kindOf(ask(correct))).toBe("validation");
  expect(await db().proposal.count({ where: { partnerId: agency.id } })).toBe(2);
});

test("open proposals that are both one reversal take the money back once", async () => {
  const { id: transaction } = await ask(topUp(LIMIT));
  const correct: ProposalRequest = { kind: "reversal", transaction, reason: "Booked twice" };
  const [one, other] = [await ask(correct, { mayApprove: false }), await ask(correct, { mayApprove: false })];
  const outcomes = await Promise.all([kindOf(approve(one.id)), kindOf(approve(other.id))]);
  expect(outcomes.toSorted()).toEqual(["done", "validation"]);
  expect(await balance()).toBe(0);
});

test("what is rejected, taken back or too old is done never", async () => {
  const made = async () => (await ask(topUp(2 * LIMIT))).id;
  const [rejected, own, old] = [await made(), await made(), await made()];
  expect(await rejectProposal({ proposalId: rejected, remark: "No such payment", by: second, now: NOW })).toMatchObject({
    state: "rejected",
    decided: { remark: "No such payment" },
  });
  expect(await kindOf(takeProposalBack({ proposalId: own, by: second, now: NOW }))).toBe("proposal_not_found");
  expect(await takeProposalBack({ proposalId: own, by: first, now: NOW })).toMatchObject({ state: "taken_back" });
  const later = new Date(NOW.getTime() + 7 * DAY_MS);
  for (const id of [rejected, own, old]) expect(await kindOf(approve(id, second, later))).toBe("proposal_settled");
  expect(await balance()).toBe(0);
  const shown = await listProposals({ partner: agency.code, page: 1, actor: second.actor, now: later });
  expect(shown.items.map(({ state }) => state).toSorted()).toEqual(["expired", "rejected", "taken_back"]);
});

test("credit above the limit needs a second person, a fee does not, and a suspension counts at once", async () => {
  expect(await ask({ kind: "terms", partner: agency.code, fee: 7, reason: "New agreement" })).toMatchObject({ state: "done" });
  const credit = await ask({ kind: "terms", partner: agency.code, credit: LIMIT + 1, reason: "New agreement" });
  expect(credit).toMatchObject({ state: "open", changes: [{ field: "credit", before: 0, after: LIMIT + 1 }] });
  expect((await checkBalance({ partnerId: agency.id })).credit).toBe(0);
  await approve(credit.id);
  expect((await checkBalance({ partnerId: agency.id })).credit).toBe(LIMIT + 1);
  expect(await ask({ kind: "suspend", partner: agency.code, reason: "Asked by the agency" })).toMatchObject({ state: "done" });
  expect((await db().partner.findUniqueOrThrow({ where: { id: agency.id } })).suspendedAt).not.toBeNull();
  await ask({ kind: "reopen", partner: agency.code, reason: "Paid" });
  expect((await db().partner.findUniqueOrThrow({ where: { id: agency.id } })).suspendedAt).toBeNull();
});

test("terms from a day to come count once it has begun in Tashkent, each once, the later agreement last", async () => {
  const from = "2026-12-02";
  const asked = (fee: number): ProposalRequest => ({ kind: "terms", partner: agency.code, fee, from, reason: "New agreement" });
  const fee = async () => (await readTerms(agency.id)).serviceFeeMinor;
  const before = await fee();
  expect(await ask(asked(7))).toMatchObject({ state: "done", value_date: from });
  await ask(asked(9), { now: new Date(NOW.getTime() + 60_000) });
  await applyAgreedTerms({ now: new Date("2026-12-01T18:59:59Z") });
  expect(await fee()).toBe(before);
  const begun = new Date("2026-12-01T19:00:00Z");
  await Promise.all([applyAgreedTerms({ now: begun }), applyAgreedTerms({ now: begun })]);
  expect(await fee()).toBe(900);
  const rows = await db().auditEvent.findMany({ where: { action: "terms_changed", partnerId: agency.id } });
  expect(rows.map(({ actor }) => actor)).toEqual([first.actor, first.actor]);
});

test("agreed terms are withdrawn while they are not applied, once, with a reason, and never begin", async () => {
  const from = "2026-12-12";
  const now = new Date("2026-12-03T07:00:00Z");
  const agree = (fee: number) => ask({ kind: "terms", partner: agency.code, fee, from, reason: "New agreement" }, { now });
  const [wrong, right] = [await agree(55), await agree(44)];
  const withdraw = ({ id: proposalId }: { id: string }, code = agency.code) =>
    withdrawAgreedTerms({ code, proposalId, reason: "Typed wrongly", by: second, now });
  const { code: other } = await db().partner.findUniqueOrThrow({ where: { id: (await makePartner()).partner.id } });
  expect(await kindOf(withdraw(wrong, other))).toBe("proposal_not_found");
  const both = await Promise.all([kindOf(withdraw(wrong)), kindOf(withdraw(wrong))]);
  expect(both.toSorted()).toEqual(["done", "proposal_settled"]);
  await applyAgreedTerms({ now: new Date("2026-12-12T00:00:00Z") });
  expect((await readTerms(agency.id)).serviceFeeMinor).toBe(4_400);
  expect(await kindOf(withdraw(right))).toBe("proposal_settled");
  const { to_come, withdrawn } = await readAgency({ code: agency.code, now });
  expect([to_come, withdrawn]).toMatchObject([[], [{ id: wrong.id, fee: 55, reason: "Typed wrongly" }]]);
  const [row] = await db().auditEvent.findMany({ where: { action: "terms_withdrawn" } });
  expect(row).toMatchObject({
    actor: second.actor,
    partnerId: agency.id,
    detail: { source: agency.code, proposal: wrong.id, service_fee_minor: 5_500 },
  });
});

test("a limit that is lowered counts for what is open, and the audit log has what it was", async () => {
  const { id } = await ask(topUp(LIMIT), { mayApprove: false });
  await setHouseLimit({ limit: { kind: "deposit", currency: "UZS", alone: 10, reason: "A quiet month" }, by: second, now: NOW });
  expect(await kindOf(approve(id, first))).toBe("second_person_needed");
  const limits = await setHouseLimit({ limit: { kind: "deposit", currency: "UZS", alone: LIMIT, reason: "Over" }, by: second, now: NOW });
  expect(limits).toEqual(await readHouseLimits());
  const [row] = await db().auditEvent.findMany({ where: { action: "house_limit_set" }, orderBy: { id: "desc" }, take: 1 });
  expect(row?.detail).toEqual({ kind: "deposit", currency: "UZS", before_minor: 1_000, amount_minor: LIMIT * 100, reason: "Over" });
  expect(await approve(id, first)).toMatchObject({ state: "done" });
});

test("credit in a further currency is raised by two people, once, and lowered by one", async () => {
  const credit = (amount: number): ProposalRequest => ({
    ...{ kind: "credit", partner: agency.code, currency: "EUR", credit: amount },
    reason: "Sells to Europe",
  });
  const held = async () =>
    Number((await db().partnerCurrency.findFirstOrThrow({ where: { partnerId: agency.id } })).creditLimitMinor) / 100;
  expect(await kindOf(preview(credit(10)))).toBe("validation");
  await db().exchangeRate.upsert({
    where: { base_quote: { base: "EUR", quote: "UZS" } },
    create: { base: "EUR", quote: "UZS", rate: "14000" },
    update: {},
  });
  await grantCurrency({ partnerCode: agency.code, currency: "EUR" });
  expect(await preview(credit(10))).toMatchObject({
    needs_second: true,
    changes: [{ field: "credit", currency: "EUR", before: 0, after: 10 }],
  });
  const { id, state } = await ask(credit(10));
  expect(state).toBe("open");
  expect(await kindOf(approve(id, first))).toBe("second_person_needed");
  expect(await held()).toBe(0);
  const third = { actor: `operator:${(await makePerson("operator")).userId}` };
  expect((await Promise.all([kindOf(approve(id)), kindOf(approve(id, third))])).toSorted()).toEqual(["done", "proposal_settled"]);
  expect(await held()).toBe(10);
  const [logged] = await db().auditEvent.findMany({ where: { action: "currency_granted" }, orderBy: { id: "desc" }, take: 1 });
  expect(logged).toMatchObject({
    partnerId: agency.id,
    detail: { currency: "EUR", credit_limit_minor: 1_000, before_credit_limit_minor: 0 },
  });
  expect(await ask(credit(4))).toMatchObject({ state: "done" });
  expect(await held()).toBe(4);
});

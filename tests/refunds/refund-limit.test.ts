import { beforeAll, beforeEach, expect, test } from "vitest";
import { POST as refundRoute } from "@/app/api/operator/bookings/[id]/refunds/route";
import { POST as decideProposal } from "@/app/api/operator/proposals/[id]/route";
import { POST as preview } from "@/app/api/operator/refund-requests/preview/route";
import { officeBooking, refundedForAgency } from "@/lib/contracts/operator/bookings/office-booking";
import { refundPreview } from "@/lib/contracts/operator/refund-decisions";
import { envelope } from "@/lib/contracts/shared";
import { db } from "@/lib/db";
import type { AppError } from "@/lib/domain/errors";
import { toMajor } from "@/lib/domain/money";
import { decideMany } from "@/lib/services/aftersale/refunds/decide-many";
import { decideRefundRequest } from "@/lib/services/aftersale/refunds/decide-refund-request";
import { readRefundRequest } from "@/lib/services/aftersale/refunds/read-refund-requests";
import { requestManualRefund } from "@/lib/services/aftersale/refunds/request-manual-refund";
import { voidBooking } from "@/lib/services/aftersale/refunds/void-booking";
import { settleChanges } from "@/lib/services/aftersale/schedule-changes/settle-changes";
import { settleOverdueChanges } from "@/lib/services/aftersale/schedule-changes/settle-overdue-changes";
import { issueTickets } from "@/lib/services/booking/life/issue-tickets";
import { payBooking } from "@/lib/services/booking/life/pay-booking";
import { approveForHouse } from "@/lib/services/desk/agencies/approve-for-house";
import { actForAgency } from "@/lib/services/desk/for-agencies/act-for-agency";
import { eraseRows } from "@/lib/services/operations/personal-data/erase-booking";
import { readDepositMinor } from "@/lib/services/terms/ledger/post-ledger";
import { rejectProposal, takeProposalBack } from "@/lib/services/terms/proposals/close-proposal";
import { setHouseLimit } from "@/lib/services/terms/proposals/house-limits";
import { readOfficeBooking } from "@/lib/services/views/office/read-office-booking";
import { makePerson } from "@/tests/support/access/sessions";
import { bookJourney } from "@/tests/support/bookings/booking";
import { REFUND_FARES } from "@/tests/support/bookings/refund-fares";
import { insertSold } from "@/tests/support/bookings/sold-booking";
import { becomePerson } from "@/tests/support/person";
import { callPortal } from "@/tests/support/portal-call";
import { insertOpenChange } from "@/tests/support/schedule/open-change";
import { makeWorld, type World } from "@/tests/support/world/world";

const MINUTE_MS = 60_000;
const REASON = "The customer booked twice";

let world: World;
let [first, second] = [
  { actor: "", userId: "" },
  { actor: "", userId: "" },
];
let days = 30;
/** What one booking costs, minor units. */
let price = 0;

const minutes = (count: number) => new Date(world.now.getTime() + count * MINUTE_MS);

beforeAll(async () => {
  const person = async (name: string) => {
    const { userId } = await makePerson("operator");
    await becomePerson(userId, { name });
    return { actor: `operator:${userId}`, userId };
  };
  [first, second] = [await person("Zarina First"), await person("Botir Second")];
  world = await makeWorld();
  price = Number((await db().booking.findUniqueOrThrow({ where: { id: await ticket() } })).totalMinor);
});

beforeEach(() => limitTo(0));

async function limitTo(aloneMinor: number): Promise<void> {
  await setHouseLimit({
    limit: { kind: "refund", currency: "UZS", alone: toMajor(aloneMinor), reason: "tests" },
    by: first,
    now: world.now,
  });
}

async function ticket(): Promise<string> {
  days += 1;
  const { id: bookingId } = await bookJourney({ ...world, date: world.date(days) });
  await payBooking({ partnerId: world.partner.id, bookingId, actor: "test", now: world.now });
  await issueTickets({ bookingId, now: world.now });
  return bookingId;
}

/** A booking of which the rules give something back after its departure, too, with a request for it. */
async function flexible(): Promise<string> {
  const fare = REFUND_FARES.find(({ name }) => name.includes("flexible"));
  if (!fare) throw new Error("no flexible fare");
  const sold = {
    partnerId: world.partner.id,
    snapshot: fare.snapshot,
    status: "ticketed",
    paidAt: new Date("2026-11-01T08:00:00Z"),
  } as const;
  const { id: bookingId } = await insertSold(sold);
  await requestManualRefund({ partnerId: world.partner.id, bookingId, actor: "partner:test", now: new Date(fare.at) });
  return bookingId;
}

const voidIt = (bookingId: string, by = first, now = minutes(1)) =>
  actForAgency({ bookingId, asked: { kind: "void", reason: REASON }, by: { actor: by.actor }, now });
const approve = (proposalId: string, by = second, now = minutes(2)) =>
  approveForHouse({ proposalId, remark: null, by: { actor: by.actor }, now });
const read = async (bookingId: string, by = first, now = minutes(1)) =>
  officeBooking.parse(await readOfficeBooking({ bookingId, locale: "en", actor: by.actor, now }));
const statusOf = async (id: string) => (await db().booking.findUniqueOrThrow({ where: { id } })).status;
const balance = () => readDepositMinor({ partnerId: world.partner.id, currency: "UZS" });
const kindOf = (wanted: Promise<unknown>) =>
  wanted.then(
    () => "done",
    (error: AppError) => error.kind,
  );

async function waitingOf(bookingId: string, by = first) {
  const { waiting } = await read(bookingId, by);
  if (!waiting) throw new Error("nothing waits");
  return waiting;
}

test("a void above the limit waits, told with its deadline and who may approve it, and is done once somebody else approves", async () => {
  const id = await ticket();
  const before = await balance();
  const { void_until: until } = await read(id);
  expect(await read(id)).toMatchObject({ alone: 0, waiting: null });
  await voidIt(id);
  expect([await statusOf(id), await balance()]).toEqual(["ticketed", before]);
  const { proposal, approvers } = await waitingOf(id);
  expect(proposal).toMatchObject({
    ...{ kind: "refund", state: "open", reason: REASON, until, amount: { amount: toMajor(price), currency: "UZS" } },
    refund: { act: "void", booking: { id } },
  });
  expect(approvers).toContain("Botir Second");
  expect(approvers).not.toContain("Zarina First");
  expect((await db().proposal.findUniqueOrThrow({ where: { id: proposal.id } })).words).toMatch(/^enc1\./);
  expect(await kindOf(voidIt(id, second))).toBe("refund_waits");
  expect(await kindOf(approve(proposal.id, first))).toBe("second_person_needed");
  expect([await statusOf(id), await balance()]).toEqual(["ticketed", before]);
  expect(await approve(proposal.id)).toMatchObject({ state: "done", decided: { by: { is_you: true } } });
  expect([await statusOf(id), await balance()]).toEqual(["refunded", before + price]);
  expect(await read(id, second, minutes(3))).toMatchObject({ waiting: null, acts: [{ kind: "void", reason: REASON, by: "Botir Second" }] });
  expect(await kindOf(approve(proposal.id))).toBe("proposal_settled");
});

test("a void that nobody has approved before its deadline cannot be approved after it", async () => {
  const id = await ticket();
  await voidIt(id);
  const { proposal } = await waitingOf(id);
  const late = new Date(new Date(proposal.until).getTime() + 1);
  expect(await kindOf(approve(proposal.id, second, late))).toBe("proposal_settled");
  expect(await statusOf(id)).toBe("ticketed");
  // The agency is told nothing of what was not done, and what is left is refunded by the rules.
  expect((await read(id, first, late)).acts).toEqual([]);
});

test("what one person gives back to an agency within a day counts together, also of two refunds at once", async () => {
  await limitTo(price);
  const [one, other] = [await ticket(), await ticket()];
  await Promise.all([voidIt(one), voidIt(other)]);
  expect([await statusOf(one), await statusOf(other)].sort()).toEqual(["refunded", "ticketed"]);
  const left = (await statusOf(one)) === "ticketed" ? one : other;
  const { proposal } = await waitingOf(left);
  expect((await read(left)).alone).toBe(0);
  // Whoever has proposed it may take it back, and somebody else gives it back alone.
  await takeProposalBack({ proposalId: proposal.id, by: { actor: first.actor }, now: minutes(2) });
  await voidIt(left, second, minutes(3));
  expect(await statusOf(left)).toBe("refunded");
  expect(await db().proposal.count({ where: { bookingId: { in: [one, other] }, state: "done" } })).toBe(2);
});

test("refund requests are held to the limit, one by one and many at once", async () => {
  const bookingId = await ticket();
  await requestManualRefund({ partnerId: world.partner.id, bookingId, actor: "partner:test", now: world.now });
  const ids = [bookingId, await flexible()];
  const requests = await db().refundRequest.findMany({ where: { bookingId: { in: ids } } });
  const [one, other] = ids.map((id) => requests.find((request) => request.bookingId === id)?.id);
  if (!one || !other) throw new Error("nothing was asked for");
  const act = { actor: first.actor, now: minutes(1), locale: "en" } as const;
  const { paid } = await readRefundRequest({ requestId: one, ...act });
  const note = "The airline has confirmed it";
  const decision = { decision: "settle", fare: paid.fare, taxes: paid.taxes, fee: paid.fee, note } as const;
  const decided = await decideRefundRequest({ ...act, refundRequestId: one, decision });
  expect(decided).toMatchObject({ state: "open", waits: true, waiting: { proposal: { reason: note, refund: { act: "settle" } } } });
  const body = { ids: [one, other] };
  const told = await callPortal(preview, { userId: first.userId, method: "POST", body });
  expect(envelope(refundPreview).parse(await told.json()).data.sums).toMatchObject([{ requests: 1, needs_second: true }]);
  const back = (await readRefundRequest({ requestId: other, ...act })).by_rules?.total ?? 0;
  expect(await decideMany({ ...act, decision: "settle", requests: [{ id: other, back }], note })).toEqual([
    { id: other, refusal: "refund_waits" },
  ]);
  const before = await balance();
  await approve(decided.waiting?.proposal.id ?? "");
  expect(await balance()).toBe(before + price);
  expect(await readRefundRequest({ requestId: one, ...act })).toMatchObject({ state: "settled", note, waiting: null });
  expect(await db().refundRequest.findUnique({ where: { id: other } })).toMatchObject({ state: "open" });
});

test("only who may approve refunds decides, over the pages’ routes", async () => {
  const id = await ticket();
  const body = { kind: "void", reason: REASON };
  const answer = await callPortal(refundRoute, { userId: first.userId, method: "POST", body, params: { id } });
  const { waiting, waits } = envelope(refundedForAgency).parse(await answer.json()).data;
  expect(waits).toBe(true);
  const params = { id: waiting?.proposal.id ?? "" };
  const clerk = await makePerson("operator");
  await db().user.update({ where: { id: clerk.userId }, data: { houseRoles: ["sales"] } });
  const decide = (userId: string) => callPortal(decideProposal, { userId, method: "POST", body: { decision: "approve" }, params });
  expect((await decide(clerk.userId)).status).toBe(403);
  expect((await decide(second.userId)).status).toBe(200);
  expect(await statusOf(id)).toBe("refunded");
});

/** Asked by its agency to be given back. @returns the request's id */
async function request(bookingId: string): Promise<string> {
  await requestManualRefund({ partnerId: world.partner.id, bookingId, actor: "partner:test", now: world.now });
  return (await db().refundRequest.findFirstOrThrow({ where: { bookingId, state: "open" } })).id;
}

/** Changed by the airline, which wants an answer by then. @returns the change's id */
async function changed(bookingId: string, deadline: Date): Promise<string> {
  const id = await insertOpenChange(bookingId);
  await db().scheduleChange.update({ where: { id }, data: { deadline } });
  return id;
}

const voidForAgency = (bookingId: string) =>
  voidBooking({ partnerId: world.partner.id, bookingId, actor: "partner:test", now: minutes(2) });
const refundChangeOf = (id: string) => settleChanges({ ids: [id], action: "refund", actor: first.actor, now: minutes(1) });
const settlingOf = (requestId: string, by = first) => ({
  ...{ refundRequestId: requestId, actor: by.actor, locale: "en" as const, now: minutes(1) },
  decision: { decision: "settle" as const, fare: 1000, taxes: 0, fee: 0, note: "The airline has confirmed it" },
});
const rejectionOf = (requestId: string) => ({
  ...settlingOf(requestId, second),
  decision: { decision: "reject" as const, note: "The airline refuses" },
});

test("what is proposed ends with the refund that somebody else gives, at the same moment too", async () => {
  const [byAgency, byColleague, atOnce] = [await ticket(), await ticket(), await ticket()];
  await voidIt(byAgency);
  await voidIt(byColleague);
  const [one, other] = [(await waitingOf(byAgency)).proposal.id, (await waitingOf(byColleague)).proposal.id];
  await voidForAgency(byAgency);
  await limitTo(9 * price);
  expect(await voidIt(byColleague, second, minutes(2))).toBe(true);
  await limitTo(0);
  await Promise.all([kindOf(voidIt(atOnce)), voidForAgency(atOnce)]);
  for (const id of [byAgency, byColleague, atOnce]) {
    expect(await statusOf(id)).toBe("refunded");
    expect((await read(id, first, minutes(2))).waiting).toBeNull();
  }
  for (const id of [one, other]) expect(await kindOf(approve(id, second, minutes(3)))).toBe("proposal_settled");
});

test("what is proposed of a request ends with its rejection, and the next one is decided anew", async () => {
  const id = await ticket();
  const requestId = await request(id);
  expect((await decideRefundRequest(settlingOf(requestId))).waits).toBe(true);
  expect(await decideRefundRequest(rejectionOf(requestId))).toMatchObject({ state: "rejected", waits: false, waiting: null });
  expect((await decideRefundRequest(settlingOf(await request(id)))).waits).toBe(true);
});

test("the refund of a changed flight can be decided until the airline’s deadline, which then holds", async () => {
  const id = await ticket();
  const change = await changed(id, minutes(90));
  expect(await refundChangeOf(change)).toEqual([{ id: change, refusal: "refund_waits" }]);
  const { proposal } = await waitingOf(id);
  expect(proposal.until).toBe(minutes(90).toISOString());
  await settleOverdueChanges({ now: minutes(90) });
  expect(await statusOf(id)).toBe("refunded");
  expect(await kindOf(approve(proposal.id, second, minutes(91)))).toBe("proposal_settled");
});

test("an overdue change whose refund is proposed waits for whoever decides about that", async () => {
  const id = await ticket();
  const change = await changed(id, world.now);
  await refundChangeOf(change);
  const { proposal } = await waitingOf(id);
  await settleOverdueChanges({ now: minutes(2) });
  expect(await db().scheduleChange.findUnique({ where: { id: change } })).toMatchObject({ state: "open" });
  await approve(proposal.id, second, minutes(3));
  expect(await db().scheduleChange.findUnique({ where: { id: change } })).toMatchObject({ state: "refunded", settledBy: second.actor });
});

test("a rejection waits for nobody, whatever else of its booking does", async () => {
  const id = await ticket();
  const requestId = await request(id);
  await refundChangeOf(await changed(id, minutes(90)));
  const rejected = await decideRefundRequest(rejectionOf(requestId));
  expect(rejected).toMatchObject({ state: "rejected", waits: false, waiting: { proposal: { refund: { act: "change" } } } });
});

test("what comes to another amount than was proposed is not approved, and told so", async () => {
  const id = await ticket();
  await voidIt(id);
  const { proposal } = await waitingOf(id);
  await db().proposal.update({ where: { id: proposal.id }, data: { amountMinor: price - 1 } });
  expect(await kindOf(approve(proposal.id))).toBe("refund_not_as_proposed");
  expect(await statusOf(id)).toBe("ticketed");
});

test("the log has each step of a proposal with its booking, and who had proposed what is approved", async () => {
  const id = await ticket();
  const by = { actor: first.actor };
  for (const end of [rejectProposal, takeProposalBack]) {
    await voidIt(id);
    await end({ proposalId: (await waitingOf(id)).proposal.id, remark: "Not yet", by, now: minutes(1) });
  }
  await voidIt(id);
  await approve((await waitingOf(id)).proposal.id);
  const rows = await db().auditEvent.findMany({ where: { bookingId: id, action: { startsWith: "proposal_" } }, orderBy: { id: "asc" } });
  const [made, ends] = ["proposal_made", ["proposal_rejected", "proposal_taken_back", "proposal_approved"]];
  expect(rows.map(({ action }) => action)).toEqual(ends.flatMap((end) => [made, end]));
  expect(rows.at(-1)).toMatchObject({ actor: second.actor, detail: { proposed_by: first.actor } });
});

test("a word on a proposal is not kept once the personal data of its booking are erased", async () => {
  const [rejected, approved] = [await ticket(), await ticket()];
  const by = { actor: second.actor };
  const ids = await Promise.all(
    [rejected, approved].map(async (bookingId) => {
      await voidIt(bookingId);
      const { proposal } = await waitingOf(bookingId);
      await eraseRows({ bookingId, by, now: minutes(1) });
      return proposal.id;
    }),
  );
  const [one = "", other = ""] = ids;
  await rejectProposal({ proposalId: one, remark: "Ms Karimova flies", by, now: minutes(2) });
  await approveForHouse({ proposalId: other, remark: "Ms Karimova stays", by, now: minutes(2) });
  const kept = await db().proposal.findMany({ where: { id: { in: ids } }, select: { state: true, remark: true } });
  expect(kept.map(({ state, remark }) => [state, remark]).toSorted()).toEqual([
    ["done", null],
    ["rejected", null],
  ]);
});

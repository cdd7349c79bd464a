import { beforeAll, expect, test } from "vitest";
import { DELETE as removeNote } from "@/app/api/operator/note-templates/[id]/route";
import { GET as listNotes, POST as saveNote } from "@/app/api/operator/note-templates/route";
import { POST as decide } from "@/app/api/operator/refund-requests/decisions/route";
import { POST as preview } from "@/app/api/operator/refund-requests/preview/route";
import { ERRORS } from "@/lib/contracts/errors";
import { settledChanges } from "@/lib/contracts/operator/operator-schedule";
import { noteTemplates, type RefundDecisions, refundPreview } from "@/lib/contracts/operator/refund-decisions";
import { db } from "@/lib/db";
import { fromMajor } from "@/lib/domain/money";
import { requestManualRefund } from "@/lib/services/aftersale/refunds/request-manual-refund";
import { makePerson } from "@/tests/support/access/sessions";
import { REFUND_FARES } from "@/tests/support/bookings/refund-fares";
import { insertSold } from "@/tests/support/bookings/sold-booking";
import { callPortal } from "@/tests/support/portal-call";
import { makePartner } from "@/tests/support/world/world";

let operator: string;
const sellers: { id: string; code: string }[] = [];
beforeAll(async () => {
  operator = (await makePerson("operator")).userId;
  for (const { partner } of [await makePartner(), await makePartner()])
    sellers.push(await db().partner.findUniqueOrThrow({ where: { id: partner.id }, select: { id: true, code: true } }));
});

/** Dates of these fares are long over by now: only one that is refunded after departure, too, gives anything back. */
async function requested(name: string, seller: number): Promise<string> {
  const fare = REFUND_FARES.find((each) => each.name.includes(name));
  const partnerId = sellers[seller]?.id ?? "";
  if (!fare) throw new Error(`no fare ${name}`);
  const { id } = await insertSold({ partnerId, snapshot: fare.snapshot, status: "ticketed", paidAt: new Date("2026-11-01T08:00:00Z") });
  await requestManualRefund({ partnerId, bookingId: id, actor: "partner:test", now: new Date(fare.at) });
  return (await db().refundRequest.findFirstOrThrow({ where: { bookingId: id } })).id;
}

async function read(ids: readonly string[]) {
  return refundPreview.parse((await (await callPortal(preview, { userId: operator, method: "POST", body: { ids } })).json()).data);
}

async function decideAll(body: RefundDecisions) {
  const answer = await callPortal(decide, { userId: operator, method: "POST", body });
  return settledChanges.parse((await answer.json()).data).results.map(({ done, message }) => [done, message]);
}

async function depositOf(seller: number): Promise<number> {
  const where = { partnerId: sellers[seller]?.id ?? "", kind: "deposit" } as const;
  return Number((await db().ledgerAccount.findFirstOrThrow({ where })).balanceMinor);
}

test("a preview sums per agency what the rules give back, and the decision moves exactly that", async () => {
  const ids = [await requested("flexible", 0), await requested("flexible", 0), await requested("flexible", 1)];
  const { items, sums } = await read(ids);
  expect(items.map(({ id }) => id)).toEqual(ids);
  expect(sums.map(({ agency, requests }) => [agency.code, requests])).toEqual([
    [sellers[0]?.code, 2],
    [sellers[1]?.code, 1],
  ]);
  const before = [await depositOf(0), await depositOf(1)];
  const requests = items.map(({ id, back }) => ({ id, back }));
  expect(await decideAll({ decision: "settle", requests, note: "The airline cancelled the sale" })).toEqual(ids.map(() => [true, ""]));
  expect([(await depositOf(0)) - (before[0] ?? 0), (await depositOf(1)) - (before[1] ?? 0)]).toEqual(
    sums.map(({ back }) => fromMajor(back)),
  );
  expect(await db().refundRequest.count({ where: { id: { in: ids }, state: "settled", decidedBy: `operator:${operator}` } })).toBe(3);
  expect((await read(ids)).items).toEqual([]);
});

test("one that came to something else, or was decided meanwhile, is left and stops no other", async () => {
  const [moved, decided, good] = [await requested("flexible", 0), await requested("flexible", 0), await requested("flexible", 1)];
  const { items } = await read([moved, decided, good]);
  const back = items[0]?.back ?? 0;
  const note = "As the rules say";
  expect(await decideAll({ decision: "reject", requests: [{ id: decided, back }], note })).toEqual([[true, ""]]);
  const requests = [
    { id: moved, back: back - 1 },
    { id: decided, back },
    { id: good, back },
  ];
  expect(await decideAll({ decision: "settle", requests, note })).toEqual([
    [false, ERRORS.refund_moved.text.en],
    [false, ERRORS.refund_request_decided.text.en],
    [true, ""],
  ]);
  expect(await db().refundRequest.findUnique({ where: { id: moved } })).toMatchObject({ state: "open" });
});

test("notes are saved once by name, for everybody of the house, and removed", async () => {
  const texts = { en: "The airline refuses", ru: "Авиакомпания отказала", uz: "Aviakompaniya rad etdi" };
  const save = (name: string) => callPortal(saveNote, { userId: operator, method: "POST", body: { name, texts } });
  const all = noteTemplates.parse((await (await save("Refused")).json()).data);
  expect(all.items).toMatchObject([{ name: "Refused", texts }]);
  expect((await save("Refused")).status).toBe(409);
  const other = (await makePerson("operator")).userId;
  expect(noteTemplates.parse((await (await callPortal(listNotes, { userId: other })).json()).data)).toEqual(all);
  const gone = { userId: other, method: "DELETE", params: { id: all.items[0]?.id ?? "" } };
  expect(noteTemplates.parse((await (await callPortal(removeNote, gone)).json()).data).items).toEqual([]);
  expect((await callPortal(removeNote, gone)).status).toBe(404);
  expect(await db().auditEvent.count({ where: { action: { in: ["note_template_made", "note_template_removed"] } } })).toBe(2);
});

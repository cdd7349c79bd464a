import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import * as notesRoute from "@/app/api/portal/bookings/[id]/notes/route";
import * as writeRoute from "@/app/api/portal/bookings/[id]/notes/write/route";
import * as noteRoute from "@/app/api/portal/notes/[id]/route";
import type { RouteHandler } from "@/lib/api/handler";
import { bookingNotes } from "@/lib/contracts/portal/booking-note";
import { db } from "@/lib/db";
import { readBooking } from "@/lib/services/booking/document/read-booking";
import { COMMAND } from "@/lib/services/ground/audit/doer";
import { eraseRows } from "@/lib/services/operations/personal-data/erase-booking";
import { keyUse } from "@/lib/services/operations/personal-data/read-key-use";
import { listWork } from "@/lib/services/views/work-list/list-work";
import { REFUND_FARES } from "@/tests/support/bookings/refund-fares";
import { insertSold } from "@/tests/support/bookings/sold-booking";
import { outcomes } from "@/tests/support/outcomes";
import { callPortal } from "@/tests/support/portal-call";
import { makePartner } from "@/tests/support/world/world";

const WORDS = "Aziza Karimova asks for a window seat, +998 90 111 22 33";

let partnerId: string;
let agent: string;
let colleague: string;
let reader: string;
beforeAll(async () => {
  const seller = await makePartner();
  partnerId = seller.partner.id;
  agent = seller.userId;
  [colleague, reader] = [await join("agent"), await join("viewer")];
});

/** One more person of the agency. */
async function join(role: "agent" | "viewer"): Promise<string> {
  const { userId } = await makePartner();
  await db().user.update({ where: { id: userId }, data: { partnerId, role } });
  return userId;
}

async function sold(): Promise<string> {
  const [fare] = REFUND_FARES;
  if (!fare) throw new Error("no fare");
  return (await insertSold({ partnerId, snapshot: fare.snapshot, status: "ticketed", paidAt: new Date() })).id;
}

const answer = z.object({ error_code: z.int().optional(), data: z.unknown().optional() });

async function ask(handler: RouteHandler, userId: string, id: string, method: "GET" | "POST" | "DELETE", text?: string) {
  const response = await callPortal(handler, { userId, method, params: { id }, ...(text !== undefined && { body: { text } }) });
  return { status: response.status, ...answer.parse(await response.json()) };
}

const read = async (userId: string, id: string) => bookingNotes.parse((await ask(notesRoute.GET, userId, id, "GET")).data);
const write = (userId: string, id: string, text: string) => ask(writeRoute.POST, userId, id, "POST", text);

test("an agent's notes are read by the agency, newest first, and changed and deleted by who wrote them", async () => {
  const id = await sold();
  expect((await write(agent, id, "First")).status).toBe(200);
  expect((await write(colleague, id, ` ${WORDS}\n`)).status).toBe(200);
  const { notes } = await read(agent, id);
  expect(notes.map(({ text, is_own, edited }) => [text, is_own, edited])).toEqual([
    [WORDS, false, null],
    ["First", true, null],
  ]);
  expect(notes.every(({ author }) => author === "Test agent")).toBe(true);
  const [theirs, own] = notes;
  expect(await ask(noteRoute.POST, agent, theirs?.id ?? "", "POST", "Mine now")).toMatchObject({ status: 404, error_code: 100494 });
  expect(await ask(noteRoute.DELETE, agent, theirs?.id ?? "", "DELETE")).toMatchObject({ status: 404 });
  const changed = bookingNotes.parse((await ask(noteRoute.POST, agent, own?.id ?? "", "POST", "First, put right")).data);
  expect(changed.notes[1]).toMatchObject({ text: "First, put right", edited: expect.any(String) });
  const left = bookingNotes.parse((await ask(noteRoute.DELETE, colleague, theirs?.id ?? "", "DELETE")).data);
  expect(left.notes.map(({ text }) => text)).toEqual(["First, put right"]);
  const actions = await db().auditEvent.findMany({
    where: { bookingId: id, action: { startsWith: "booking_note" } },
    orderBy: { id: "asc" },
  });
  expect(actions.map(({ action }) => action)).toEqual([
    ...["booking_note_written", "booking_note_written", "booking_note_changed", "booking_note_deleted"],
  ]);
  expect(JSON.stringify(actions, (_, value: unknown) => (typeof value === "bigint" ? String(value) : value))).not.toContain("window seat");
});

test("who reads only, reads them, and writes none; nor does anybody write nothing or too much", async () => {
  const id = await sold();
  await write(agent, id, WORDS);
  const { notes } = await read(reader, id);
  expect(notes).toMatchObject([{ text: WORDS, is_own: false }]);
  expect((await write(reader, id, "Me too")).status).toBe(403);
  expect((await ask(noteRoute.DELETE, reader, notes[0]?.id ?? "", "DELETE")).status).toBe(403);
  for (const text of ["", "  \n", "x".repeat(2_001)]) expect((await write(agent, id, text)).status).toBe(422);
  expect((await write(agent, id, "x".repeat(2_000))).status).toBe(200);
  const stranger = (await makePartner()).userId;
  expect((await ask(notesRoute.GET, stranger, id, "GET")).status).toBe(404);
  expect((await write(stranger, id, "Hello")).status).toBe(404);
});

test("they are sealed, in no answer of the interface and no event, marked in the work list, and go with the personal data", async () => {
  const id = await sold();
  const before = (await keyUse()).clear;
  await write(agent, id, WORDS);
  const [row] = await db().bookingNote.findMany({ where: { bookingId: id } });
  expect(row?.words).not.toContain("Aziza");
  expect((await keyUse()).clear).toBe(before);
  const address = { partnerId, bookingId: id };
  expect(JSON.stringify(await readBooking({ ...address, locale: "en" }))).not.toContain("window seat");
  expect(await db().bookingEvent.count({ where: { bookingId: id } })).toBe(0);
  const marks = async () => {
    const { items } = await listWork({ partnerId, filter: {}, locale: "en", now: new Date() });
    return items.filter((item) => item.id === id).map(({ has_notes }) => has_notes);
  };
  expect(await marks()).toEqual([true]);
  await eraseRows({ bookingId: id, by: COMMAND, now: new Date() });
  expect(await read(agent, id)).toEqual({ notes: [], is_open: false });
  expect(await marks()).toEqual([false]);
  expect(await write(agent, id, WORDS)).toMatchObject({ status: 422, error_code: 100481 });
});

test("an erasure at the same moment leaves none behind", async () => {
  const id = await sold();
  await outcomes([write(agent, id, WORDS), eraseRows({ bookingId: id, by: COMMAND, now: new Date() }), write(colleague, id, WORDS)]);
  expect(await db().bookingNote.count({ where: { bookingId: id } })).toBe(0);
});

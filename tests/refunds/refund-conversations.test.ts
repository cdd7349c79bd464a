import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import * as operatorFileRoute from "@/app/api/operator/refund-files/[id]/route";
import * as officeRoute from "@/app/api/operator/refund-requests/[id]/messages/route";
import * as officeSeenRoute from "@/app/api/operator/refund-requests/[id]/seen/route";
import * as listRoute from "@/app/api/operator/refund-requests/route";
import * as filesRoute from "@/app/api/portal/bookings/[id]/refund-request/files/route";
import * as messagesRoute from "@/app/api/portal/bookings/[id]/refund-request/messages/route";
import * as askRoute from "@/app/api/portal/bookings/[id]/refund-request/route";
import * as seenRoute from "@/app/api/portal/bookings/[id]/refund-request/seen/route";
import * as fileRoute from "@/app/api/portal/refund-files/[id]/route";
import type { RouteHandler } from "@/lib/api/handler";
import { refundRequestPage } from "@/lib/contracts/operator/operator";
import { bookingConversation, requestFile } from "@/lib/contracts/portal/refund-conversation";
import { db } from "@/lib/db";
import { MAX_FILE_BYTES } from "@/lib/domain/refund/request";
import { cleanFile } from "@/lib/services/aftersale/refunds/conversation/clean-file";
import { writeMessage } from "@/lib/services/aftersale/refunds/conversation/write-message";
import { COMMAND } from "@/lib/services/ground/audit/doer";
import { eraseRows } from "@/lib/services/operations/personal-data/erase-booking";
import { keyUse } from "@/lib/services/operations/personal-data/read-key-use";
import { REFUND_FARES } from "@/tests/support/bookings/refund-fares";
import { insertSold } from "@/tests/support/bookings/sold-booking";
import { callPortal } from "@/tests/support/portal-call";
import { makePartner } from "@/tests/support/world/world";

let partnerId: string;
let agent: string;
let operator: string;
let stranger: string;
beforeAll(async () => {
  const seller = await makePartner();
  partnerId = seller.partner.id;
  agent = seller.userId;
  stranger = (await makePartner()).userId;
  operator = (await makePartner()).userId;
  await db().user.update({ where: { id: operator }, data: { role: "operator", houseRoles: ["administrator"] } });
});

const ASKED = { reason: "illness", text: "The passenger is in hospital." };

async function ticketed(): Promise<string> {
  const [fare] = REFUND_FARES;
  if (!fare) throw new Error("no fare");
  const paidAt = new Date(Date.now() - 86_400_000);
  return (await insertSold({ partnerId, snapshot: fare.snapshot, status: "ticketed", paidAt })).id;
}

const answer = z.object({
  error_code: z.int().optional(),
  data: z.unknown().optional(),
  errors: z.record(z.string(), z.unknown()).optional(),
});

async function ask(handler: RouteHandler, userId: string, id: string, body?: unknown) {
  const method = body === undefined ? "GET" : "POST";
  const response = await callPortal(handler, { userId, method, params: { id }, ...(body === undefined ? {} : { body }) });
  return { status: response.status, ...answer.parse(await response.json()) };
}

/** What the answer says of the conversation. */
function conversationOf({ data }: { data?: unknown }) {
  const { conversation } = bookingConversation.parse(data);
  if (!conversation) throw new Error("no conversation");
  return conversation;
}

async function asked() {
  const bookingId = await ticketed();
  const conversation = conversationOf(await ask(askRoute.POST, agent, bookingId, ASKED));
  return { bookingId, requestId: conversation.request_id, conversation };
}

const PDF = Buffer.from("%PDF-1.4\n%%EOF\n");
const fileOf = (content: Buffer, name = "Spravka №1.pdf") => ({ name, content: content.toString("base64") });

test("a request carries its reason, and what is said with it is the first message", async () => {
  const { bookingId, conversation } = await asked();
  expect(conversation).toMatchObject({ state: "open", reason: "illness", unread: 0, is_open: true, files_left: 5 });
  expect(conversation.entries).toMatchObject([{ kind: "message", side: "partner", text: ASKED.text, author: expect.any(String) }]);
  expect(await ask(askRoute.POST, agent, bookingId, ASKED)).toMatchObject({ status: 422, error_code: 5233 });
});

test("another reason needs words, and no reason is refused by its field", async () => {
  const bookingId = await ticketed();
  const other = await ask(askRoute.POST, agent, bookingId, { reason: "other", text: " " });
  expect(other).toMatchObject({ status: 422, error_code: 8, errors: { text: [expect.any(String)] } });
  expect((await ask(askRoute.POST, agent, bookingId, { text: "x" })).errors).toHaveProperty("reason");
  expect(await ask(askRoute.GET, agent, bookingId)).toMatchObject({ status: 200, data: { conversation: null } });
});

test("both sides write; each sees what is new, and the partner reads of the back office without names", async () => {
  const { bookingId, requestId } = await asked();
  const list = await ask(listRoute.GET, operator, "");
  expect(refundRequestPage.parse(list.data).items.find(({ id }) => id === requestId)).toMatchObject({ unread: 1, reason: "illness" });
  const first = conversationOf(await ask(officeRoute.GET, operator, requestId));
  await ask(officeSeenRoute.POST, operator, requestId, { until: first.entries.at(-1)?.at });
  const replied = conversationOf(await ask(officeRoute.POST, operator, requestId, { text: "Send the certificate." }));
  expect(replied.entries.at(-1)).toMatchObject({ side: "office", author: expect.any(String) });
  expect(replied.unread).toBe(0);
  const read = conversationOf(await ask(askRoute.GET, agent, bookingId));
  expect(read.unread).toBe(1);
  expect(read.entries.at(-1)).toMatchObject({ side: "office", author: null, text: "Send the certificate." });
  const seen = conversationOf(await ask(seenRoute.POST, agent, bookingId, { until: read.entries.at(-1)?.at }));
  expect(seen.unread).toBe(0);
  const written = conversationOf(await ask(messagesRoute.POST, agent, bookingId, { text: "Here it is." }));
  expect(written.entries).toHaveLength(3);
  expect(conversationOf(await ask(officeRoute.GET, operator, requestId)).unread).toBe(1);
});

test("what came while somebody wrote stays new to them", async () => {
  const { bookingId, requestId, conversation } = await asked();
  await ask(officeRoute.POST, operator, requestId, { text: "Which hospital?" });
  const written = conversationOf(await ask(messagesRoute.POST, agent, bookingId, { text: "Anything else?" }));
  expect(written.unread).toBe(1);
  const shownBefore = conversation.entries.at(-1)?.at;
  expect(conversationOf(await ask(seenRoute.POST, agent, bookingId, { until: shownBefore })).unread).toBe(1);
  expect(conversationOf(await ask(seenRoute.POST, agent, bookingId, { until: written.entries.at(-1)?.at })).unread).toBe(0);
});

test("what waited to be written comes after all that could be read by then", async () => {
  const { requestId } = await asked();
  const late = new Date(Date.now() - 60_000);
  const from = { side: "office", requestId } as const;
  await writeMessage({ from, text: "First", by: COMMAND, now: new Date() });
  await writeMessage({ from, text: "Second", by: COMMAND, now: late });
  const entries = conversationOf(await ask(officeRoute.GET, operator, requestId)).entries;
  expect(entries.map((entry) => (entry.kind === "message" ? entry.text : ""))).toEqual([ASKED.text, "First", "Second"]);
  expect(new Set(entries.map(({ at }) => at)).size).toBe(3);
});

describe("files", () => {
  test("beyond the fifth are refused before they are decoded, and pictures have a limit of their agency's", async () => {
    const small = await sharp({ create: { width: 4, height: 4, channels: 3, background: "#fff" } })
      .png()
      .toBuffer();
    const seller = await makePartner();
    const now = new Date("2099-01-01T10:15:00Z");
    const decode = () => cleanFile(new Uint8Array(small), { partnerId: seller.partner.id, now });
    for (let count = 0; count < 60; count++) await decode();
    await expect(decode()).rejects.toMatchObject({ kind: "too_many_pictures", retryAfter: 45 * 60 });
    expect(await cleanFile(new Uint8Array(PDF), { partnerId: seller.partner.id, now })).toMatchObject({ type: "application/pdf" });
    const { bookingId } = await asked();
    for (let count = 0; count < 5; count++) await ask(filesRoute.POST, agent, bookingId, fileOf(PDF));
    const broken = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
    expect(await ask(filesRoute.POST, agent, bookingId, fileOf(broken))).toMatchObject({ status: 409, error_code: 100602 });
  });

  test("are told by what is in them, kept sealed, and given to both sides alone", async () => {
    const { bookingId, requestId } = await asked();
    const added = conversationOf(await ask(filesRoute.POST, agent, bookingId, fileOf(PDF)));
    const entry = added.entries.at(-1);
    expect(entry).toMatchObject({ kind: "file", name: "Spravka №1.pdf", type: "application/pdf", size: PDF.length });
    expect(added.files_left).toBe(4);
    const id = entry?.id ?? "";
    for (const [handler, userId] of [
      [fileRoute.GET, agent],
      [operatorFileRoute.GET, operator],
    ] as const) {
      const file = requestFile.parse((await ask(handler, userId, id)).data);
      expect(file).toEqual({ name: "Spravka №1.pdf", type: "application/pdf", content: PDF.toString("base64") });
    }
    expect(await ask(fileRoute.GET, stranger, id)).toMatchObject({ status: 404, error_code: 100604 });
    expect((await ask(operatorFileRoute.GET, agent, id)).status).toBe(403);
    const row = await db().refundFile.findUniqueOrThrow({ where: { id } });
    expect(Buffer.from(row.content).includes("%PDF")).toBe(false);
    expect(row.name).toMatch(/^enc1\./);
    const [message] = await db().refundMessage.findMany({ where: { requestId } });
    expect(message?.words).toMatch(/^enc1\./);
    expect((await keyUse()).clear).toBe(0);
  });

  test.each([
    ["x.html", "x.pdf"],
    ["spravka", "spravka.pdf"],
    [".html", "file.pdf"],
  ])("are listed and saved under the ending of what they are: %s is %s", async (sent, kept) => {
    const { bookingId } = await asked();
    const entry = conversationOf(await ask(filesRoute.POST, agent, bookingId, fileOf(PDF, sent))).entries.at(-1);
    expect(entry).toMatchObject({ kind: "file", name: kept });
    expect(requestFile.parse((await ask(fileRoute.GET, agent, entry?.id ?? "")).data).name).toBe(kept);
  });

  test("are pictures written anew, without what was hidden in them", async () => {
    const { bookingId } = await asked();
    const picture = sharp({ create: { width: 3000, height: 40, channels: 3, background: "#fff" } });
    const hidden = await picture
      .withExif({ IFD0: { Artist: "Yashirin Ism" } })
      .jpeg()
      .toBuffer();
    expect(hidden.includes("Yashirin Ism")).toBe(true);
    const added = conversationOf(await ask(filesRoute.POST, agent, bookingId, fileOf(hidden, "photo.png")));
    const file = requestFile.parse((await ask(fileRoute.GET, agent, added.entries.at(-1)?.id ?? "")).data);
    const kept = Buffer.from(file.content, "base64");
    expect(kept.includes("Yashirin Ism")).toBe(false);
    expect(await sharp(kept).metadata()).toMatchObject({ format: "jpeg", width: 2500 });
  });

  test.each([
    ["a page that calls itself a PDF", Buffer.from("<script>alert(1)</script>")],
    ["a broken picture", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])],
  ])("are refused: %s", async (_what, content) => {
    const { bookingId } = await asked();
    expect(await ask(filesRoute.POST, agent, bookingId, fileOf(content))).toMatchObject({ status: 422, error_code: 100600 });
  });

  test("are up to 5 MB, and up to five, also where they come at once", async () => {
    const { bookingId } = await asked();
    const large = Buffer.concat([PDF, Buffer.alloc(MAX_FILE_BYTES - PDF.length, 1)]);
    expect((await ask(filesRoute.POST, agent, bookingId, fileOf(large))).status).toBe(200);
    const larger = Buffer.concat([large, Buffer.alloc(20_000)]);
    expect(await ask(filesRoute.POST, agent, bookingId, fileOf(larger))).toMatchObject({ status: 413, error_code: 100601 });
    const six = await Promise.all(Array.from({ length: 6 }, () => ask(filesRoute.POST, agent, bookingId, fileOf(PDF))));
    expect(six.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 409, 409]);
    expect(six.find(({ status }) => status === 409)?.error_code).toBe(100602);
  });
});

test("an erasure takes words and files, and nothing is written afterwards", async () => {
  const { bookingId, requestId } = await asked();
  await ask(filesRoute.POST, agent, bookingId, fileOf(PDF));
  await eraseRows({ bookingId, by: COMMAND, now: new Date() });
  const left = conversationOf(await ask(officeRoute.GET, operator, requestId));
  expect(left).toMatchObject({ is_open: false, entries: [{ kind: "message", text: "" }] });
  expect(await ask(messagesRoute.POST, agent, bookingId, { text: "x" })).toMatchObject({ status: 422, error_code: 100481 });
  expect((await ask(officeRoute.POST, operator, requestId, { text: "x" })).status).toBe(422);
});

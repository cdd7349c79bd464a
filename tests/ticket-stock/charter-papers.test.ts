import { beforeAll, beforeEach, expect, test } from "vitest";
import { POST as CONFIRM } from "@/app/api/operator/charter-papers/[id]/confirm/route";
import { POST as END } from "@/app/api/operator/charter-papers/[id]/end/route";
import { POST as OPEN } from "@/app/api/operator/charter-papers/files/[id]/route";
import { POST as ADD } from "@/app/api/operator/charter-papers/files/route";
import { POST as DECLARE, GET } from "@/app/api/operator/charter-papers/route";
import { attachedFile, attachment } from "@/lib/contracts/operator/attachments";
import { type CharterPapers, charterPapers } from "@/lib/contracts/operator/carriers/charter-papers";
import { envelope } from "@/lib/contracts/shared";
import { db } from "@/lib/db";
import { MAX_ATTACHMENT_BYTES } from "@/lib/domain/files/attachment";
import { lapsePapers } from "@/lib/services/booking/charter-papers/lapse-papers";
import { carriersNotOnSale } from "@/lib/services/booking/ticket-stock/carriers-not-on-sale";
import { declareStock } from "@/lib/services/booking/ticket-stock/declare-stock";
import { purgeAttachments } from "@/lib/services/ground/attachments/purge-attachments";
import { COMMAND } from "@/lib/services/ground/audit/doer";
import { houseSupplier } from "@/lib/suppliers/house/house-supplier";
import { directionOf, NO_FILTERS } from "@/lib/suppliers/port/selling";
import { makePerson } from "@/tests/support/access/sessions";
import { ONE_ADULT } from "@/tests/support/bookings/booking";
import { callPortal } from "@/tests/support/portal-call";
import { makeWorld, type World } from "@/tests/support/world/world";

let world: World;
const people = { first: "", second: "" };
beforeAll(async () => {
  world = await makeWorld();
  for (const name of ["first", "second"] as const) {
    people[name] = (await makePerson("operator")).userId;
    await db().user.update({ where: { id: people[name] }, data: { houseRoles: ["stock"] } });
  }
});

/** HY is sold on the house's own documents alone. */
beforeEach(async () => {
  await db().charterPaper.deleteMany();
  await db().ticketStock.deleteMany({ where: { carrier: "HY" } });
  await declareStock({ carrier: "HY", numbers: "own", reason: "charter", by: COMMAND, now: world.now });
});

const PDF = "%PDF-1.7\ncontract of a charter";

async function send(handler: typeof DECLARE, who: keyof typeof people, call: { id?: string | number; body?: object; file?: string }) {
  const { id, ...rest } = call;
  const query = call.file === undefined ? "" : "?name=contract.html";
  const params: Record<string, string> = id === undefined ? {} : { id: String(id) };
  const answer = await callPortal(handler, { userId: people[who], method: "POST", query, params, ...rest });
  return { status: answer.status, body: await answer.json() };
}

async function addFile(): Promise<string> {
  return envelope(attachment).parse((await send(ADD, "first", { file: PDF })).body).data.id;
}

async function papers(): Promise<CharterPapers> {
  const answer = await callPortal(GET, { userId: people.first });
  return envelope(charterPapers).parse(await answer.json()).data;
}

async function declare(paper: object = {}): Promise<number> {
  const valid = { valid_from: "2026-11-01", valid_to: world.date(40) };
  const body = { carrier: "HY", kind: "contract", number: "14-26", ...valid, file: await addFile(), reason: "season", ...paper };
  const { status, body: answer } = await send(DECLARE, "first", { body });
  expect(status).toBe(200);
  return Math.max(
    ...envelope(charterPapers)
      .parse(answer)
      .data.papers.map(({ id }) => id),
  );
}

/** Flight numbers of HY that are offered on a day. */
async function sold(days: number): Promise<Set<number>> {
  const { offers } = await houseSupplier.selling.search({
    ...{ directions: [directionOf("TAS", "IST", world.date(days))], filters: { ...NO_FILTERS, carriers: ["HY"] } },
    ...{ cabin: "E", party: ONE_ADULT, currency: "UZS", now: world.now },
  });
  return new Set(
    offers.flatMap((offer) =>
      offer.directions.flatMap(({ segments }) => segments.map(({ flightNumber }) => Number.parseInt(flightNumber, 10))),
    ),
  );
}

test("own documents are sold once somebody else has confirmed the charter's document, on the days that it covers, until it is ended", async () => {
  await expect.poll(() => sold(30)).toEqual(new Set());
  expect((await carriersNotOnSale()).withoutPaper).toEqual(["HY"]);
  const id = await declare();
  expect(await send(CONFIRM, "first", { id })).toMatchObject({ status: 409, body: { error_code: 100794 } });
  expect(await sold(30)).toEqual(new Set());
  expect((await send(CONFIRM, "second", { id })).status).toBe(200);
  await expect.poll(async () => (await sold(30)).size).toBeGreaterThan(0);
  expect(await sold(45)).toEqual(new Set());
  expect((await papers()).papers).toMatchObject([{ id, state: "in_force", flights: [], file: { name: "contract.pdf" } }]);
  expect((await send(END, "first", { id, body: { reason: "the carrier has lost its slot" } })).status).toBe(200);
  await expect.poll(() => sold(30)).toEqual(new Set());
  const logged = await db().auditEvent.findMany({ where: { action: { startsWith: "charter_paper" } }, orderBy: { id: "asc" } });
  expect(logged.map(({ action, actor }) => [action, actor])).toEqual([
    ["charter_paper_declared", `operator:${people.first}`],
    ["charter_paper_confirmed", `operator:${people.second}`],
    ["charter_paper_ended", `operator:${people.first}`],
  ]);
});

test("a document that names flights sells no others", async () => {
  const whole = await declare();
  await send(CONFIRM, "second", { id: whole });
  await expect.poll(async () => (await sold(30)).size).toBeGreaterThan(0);
  const [flight = 0] = await sold(30);
  await send(END, "first", { id: whole, body: { reason: "replaced" } });
  await send(CONFIRM, "second", { id: await declare({ flights: [9998] }) });
  await expect.poll(() => sold(30)).toEqual(new Set());
  expect((await carriersNotOnSale()).withoutPaper).toEqual([]);
  await send(CONFIRM, "second", { id: await declare({ flights: [flight] }) });
  await expect.poll(() => sold(30)).toEqual(new Set([flight]));
});

test("a charter goes off sale when its document runs out, which is noticed once", async () => {
  const id = await declare();
  await send(CONFIRM, "second", { id });
  expect((await carriersNotOnSale()).withoutPaper).toEqual([]);
  await db().charterPaper.update({ where: { id }, data: { validTo: new Date("2026-11-02") } });
  expect((await carriersNotOnSale()).withoutPaper).toEqual(["HY"]);
  expect(await lapsePapers({ now: world.now })).toBe(1);
  expect(await lapsePapers({ now: world.now })).toBe(0);
  expect(await send(CONFIRM, "second", { id })).toMatchObject({ status: 404 });
});

test("a file is what its bytes say, sealed, opened by an act that the log tells of, and deleted where nothing refers to it", async () => {
  expect(await send(ADD, "first", { file: "<html>%PDF-1.7" })).toMatchObject({ status: 422, body: { error_code: 100792 } });
  expect(await send(ADD, "first", { file: PDF.padEnd(MAX_ATTACHMENT_BYTES + 1) })).toMatchObject({ status: 413 });
  const kept = await addFile();
  const row = await db().attachment.findUniqueOrThrow({ where: { id: kept } });
  expect(Buffer.from(row.content).includes("contract of a charter")).toBe(false);
  const opened = envelope(attachedFile).parse((await send(OPEN, "second", { id: kept })).body).data;
  expect(opened).toMatchObject({ name: "contract.pdf", type: "application/pdf" });
  expect(Buffer.from(opened.content, "base64").toString()).toBe(PDF);
  const log = await db().auditEvent.findFirst({ where: { action: "attachment_opened" }, orderBy: { id: "desc" } });
  expect(log).toMatchObject({ actor: `operator:${people.second}`, detail: { attachment: kept, hash: row.hash } });
  const used = await declare();
  const body = {
    carrier: "HY",
    kind: "contract",
    number: "1",
    valid_from: "2026-12-01",
    valid_to: "2027-01-01",
    file: kept,
    reason: "x y z",
  };
  expect(await send(DECLARE, "second", { body })).toMatchObject({ status: 404, body: { error_code: 100790 } });
  const later = new Date(Date.now() + 30 * 86_400_000);
  await purgeAttachments({ now: later });
  expect(await send(OPEN, "second", { id: kept })).toMatchObject({ status: 404 });
  expect(await db().charterPaper.count({ where: { id: used, attachmentId: { not: null } } })).toBe(1);
});

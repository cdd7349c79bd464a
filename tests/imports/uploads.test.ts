import { readFileSync } from "node:fs";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as undoFares from "@/app/api/operator/fare-imports/[id]/undo/route";
import * as fareImports from "@/app/api/operator/fare-imports/route";
import * as fares from "@/app/api/operator/fares/route";
import * as priceApply from "@/app/api/operator/price-uploads/[id]/apply/route";
import * as priceUpload from "@/app/api/operator/price-uploads/[id]/route";
import * as priceUploads from "@/app/api/operator/price-uploads/route";
import * as scheduleImport from "@/app/api/operator/schedule-imports/[id]/route";
import * as scheduleApply from "@/app/api/operator/schedule-uploads/[id]/apply/route";
import * as scheduleUpload from "@/app/api/operator/schedule-uploads/[id]/route";
import * as scheduleUploads from "@/app/api/operator/schedule-uploads/route";
import { fareImportPage, farePage } from "@/lib/contracts/operator/fares";
import { scheduleImportDetail } from "@/lib/contracts/operator/operator-schedule";
import { tableUndoPreview } from "@/lib/contracts/operator/table-imports";
import { type Upload, upload } from "@/lib/contracts/operator/uploads";
import { envelope } from "@/lib/contracts/shared";
import { db } from "@/lib/db";
import { MAX_UPLOAD_BYTES, PRICE_KINDS } from "@/lib/domain/uploads/upload";
import { importSchedule } from "@/lib/services/schedule/imports/import-schedule";
import { undoImport } from "@/lib/services/schedule/sets/undo-import";
import { applyUpload } from "@/lib/services/schedule/uploads/apply-upload";
import { purgeUploads } from "@/lib/services/schedule/uploads/purge-uploads";
import { callPortal } from "@/tests/support/portal-call";
import { someFile } from "@/tests/support/run/files";
import { workOff } from "@/tests/support/run/work-off";
import { smallSsim } from "@/tests/support/schedule/small-ssim";
import { makePartner, makeWorld } from "@/tests/support/world/world";

let operator: string;
beforeAll(async () => {
  await makeWorld({ now: new Date() });
  operator = (await makePartner()).userId;
  await db().user.update({ where: { id: operator }, data: { role: "operator", houseRoles: ["administrator"] } });
});
beforeEach(async () => {
  await db().scheduleImport.deleteMany({ where: { sets: { some: { carrier: "X2" } } } });
  await db().fareImport.deleteMany();
  await db().fare.deleteMany({ where: { carrier: "X1" } });
});

const DAY_MS = 86_400_000;
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** A daily flight for each number, in the next two months. */
const ssim = (...flightNumbers: number[]) =>
  smallSsim({ carrier: "X2", flightNumbers, from: dayIn(-1), to: dayIn(60), createdOn: dayIn(0) });

const COLUMNS =
  "carrier,origin,destination,brand,booking_class,amount,season_from,season_to,brand_rank,cabin,currency,child_percent,infant_percent," +
  "infant_seat_percent,baggage_pieces,baggage_kg,hand_pieces,hand_kg,days_of_week,advance_purchase_days,refund_before,refund_after," +
  "change_before,change_after,services";
const REST = "0,E,USD,75,10,50,0,0,1,8,,0,no,no,40,60,";
const fareFile = (...rows: string[]) => [COLUMNS, ...rows.map((row) => `X1,${row},,,${REST}`), ""].join("\n");

const AREAS = {
  schedule: { all: scheduleUploads, one: scheduleUpload, apply: scheduleApply },
  prices: { all: priceUploads, one: priceUpload, apply: priceApply },
};
type Area = keyof typeof AREAS;

const read = async (response: Response): Promise<Upload> => envelope(upload).parse(await response.json()).data;

function send(area: Area, file: string, query: string): Promise<Response> {
  return callPortal(AREAS[area].all.POST, { userId: operator, method: "POST", query, file });
}

const show = (area: Area, id: string) => callPortal(AREAS[area].one.GET, { userId: operator, params: { id } });

/** Uploads a file, and waits until it was looked at. */
async function look(area: Area, file: string, query = "?name=new.ssim"): Promise<Upload> {
  const { id, state } = await read(await send(area, file, query));
  expect(state).toBe("checking");
  await workOff();
  return read(await show(area, id));
}

async function askToApply(area: Area, { id, hash }: Upload, body: object = {}): Promise<{ status: number; code: unknown }> {
  const asked = { hash, reason: "the carrier's new season", ...body };
  const response = await callPortal(AREAS[area].apply.POST, { userId: operator, method: "POST", params: { id }, body: asked });
  const { error_code: code } = await response.json();
  return { status: response.status, code };
}

const flights = async () => {
  const legs = await db().scheduleLeg.findMany({ where: { carrier: "X2" }, orderBy: { flightNumber: "asc" } });
  return legs.map(({ flightNumber }) => flightNumber);
};

describe("a schedule", () => {
  test("is looked at, applied as it was seen, and taken back", async () => {
    const seen = await look("schedule", ssim(1, 2));
    expect(seen).toMatchObject({ kind: "schedule", name: "new.ssim", state: "checked", problems: [], remarks: [], import: null });
    expect(seen.report).toMatchObject({ kind: "schedule", legs_read: 2, changes: [{ carrier: "X2", change: "added", flights: 2 }] });
    expect(await flights()).toEqual([]);

    expect(await askToApply("schedule", seen)).toMatchObject({ status: 200 });
    await workOff();
    const applied = await read(await show("schedule", seen.id));
    expect(applied).toMatchObject({ state: "applied", report: seen.report });
    expect(await flights()).toEqual([1, 2]);
    const kept = await db().scheduleImport.findUniqueOrThrow({ where: { id: applied.import ?? "" } });
    expect(kept).toMatchObject({ kind: "file", source: "new.ssim", actor: `operator:${operator}` });
    const detail = await callPortal(scheduleImport.GET, { userId: operator, params: { id: kept.id } });
    const { changes } = envelope(scheduleImportDetail).parse(await detail.json()).data;
    expect(changes).toMatchObject([{ carrier: "X2", change: "added", seats: 0 }]);
    const [recorded] = await db().auditEvent.findMany({ where: { action: "schedule_changed" }, orderBy: { id: "desc" }, take: 1 });
    expect(recorded).toMatchObject({ actor: `operator:${operator}`, detail: { source: "new.ssim", reason: "the carrier's new season" } });
    expect((await db().importUpload.findUniqueOrThrow({ where: { id: seen.id } })).content).toBeNull();

    expect(await askToApply("schedule", seen)).toEqual({ status: 409, code: 100684 });
    await undoImport({ importId: kept.id, actor: "test", now: new Date() });
    expect(await flights()).toEqual([]);
  });

  test("is not applied where another file was looked at, or the schedule was changed since", async () => {
    const seen = await look("schedule", ssim(1));
    expect(await askToApply("schedule", { ...seen, hash: "0".repeat(64) })).toEqual({ status: 409, code: 100683 });
    await importSchedule({ files: [someFile("other.ssim", ssim(9))], isKnownAirport: () => true, now: new Date() });
    expect(await askToApply("schedule", seen)).toEqual({ status: 409, code: 100685 });
    expect(await flights()).toEqual([9]);
  });

  test("is not applied where the schedule was changed before the worker came to it", async () => {
    const seen = await look("schedule", ssim(1));
    expect(await askToApply("schedule", seen)).toMatchObject({ status: 200 });
    await importSchedule({ files: [someFile("other.ssim", ssim(9))], isKnownAirport: () => true, now: new Date() });
    await workOff();
    expect(await read(await show("schedule", seen.id))).toMatchObject({ state: "outdated", import: null });
    expect(await flights()).toEqual([9]);
  });

  test("is applied once, however often its job runs", async () => {
    const seen = await look("schedule", ssim(1));
    await askToApply("schedule", seen);
    const job = { uploadId: seen.id, now: new Date() };
    await Promise.all([applyUpload(job), applyUpload(job)]);
    await workOff();
    expect(await db().scheduleImport.count({ where: { sets: { some: { carrier: "X2" } } } })).toBe(1);
    expect((await read(await show("schedule", seen.id))).state).toBe("applied");
  });

  test("that is wrong is refused with its lines, whatever it is called", async () => {
    const refused = await look("schedule", ssim(1).replaceAll("TAS", "T1S"));
    expect(refused).toMatchObject({ state: "refused", report: null });
    expect(refused.problems[0]?.text).toMatch(/^line \d+, columns/);
    const table = await look("schedule", fareFile("TAS,IST,LITE,K,200"));
    expect([table.state, table.problem_count > 0]).toEqual(["refused", true]);
    expect(await askToApply("schedule", table)).toEqual({ status: 409, code: 100684 });
  });

  test("that loses flights asks whoever applies it to agree", async () => {
    await importSchedule({ files: [someFile("both.ssim", ssim(1, 2))], isKnownAirport: () => true, now: new Date() });
    const seen = await look("schedule", ssim(1));
    expect(seen).toMatchObject({ state: "checked", remarks: [{ allowance: "loss" }] });
    expect(seen.remarks[0]?.text).not.toContain("--allow");
    expect(await askToApply("schedule", seen)).toEqual({ status: 422, code: 100686 });
    expect(await askToApply("schedule", seen, { allowed: ["loss"] })).toMatchObject({ status: 200 });
    await workOff();
    expect((await read(await show("schedule", seen.id))).state).toBe("applied");
  });

  test("is bounded by size, and found in its own area alone", async () => {
    const { status } = await send("schedule", "x".repeat(MAX_UPLOAD_BYTES + 1), "?name=large.ssim");
    expect(status).toBe(413);
    const seen = await look("schedule", ssim(1));
    expect((await show("prices", seen.id)).status).toBe(404);
    expect(await askToApply("prices", seen)).toEqual({ status: 404, code: 100681 });
  });
});

describe("fares", () => {
  const GOOD = fareFile("TAS,IST,LITE,K,200", "TAS,IST,FLEX,B,300", "TAS,DXB,LITE,K,100");
  const prices = async () =>
    (await db().fare.findMany({ where: { carrier: "X1" }, orderBy: { id: "asc" } })).map(({ amountMinor }) => Number(amountMinor));
  const change = async (file: string, body: object = {}): Promise<Upload> => {
    const seen = await look("prices", file, "?name=new.csv&kind=fares");
    expect(await askToApply("prices", seen, body)).toMatchObject({ status: 200 });
    await workOff();
    return read(await show("prices", seen.id));
  };
  const imports = async () =>
    envelope(fareImportPage).parse(await (await callPortal(fareImports.GET, { userId: operator })).json()).data.items;

  test("are applied once what they lose and raise is agreed to, and taken back with a reason", async () => {
    const first = await change(GOOD);
    expect(first).toMatchObject({ state: "applied", report: { kind: "table", changes: [{ scope: "X1", added: 3 }] } });
    const wrong = fareFile("TAS,IST,LITE,K,2000", "TAS,IST,FLEX,B,300");
    const seen = await look("prices", wrong, "?name=wrong.csv&kind=fares");
    expect(seen.remarks.map(({ allowance }) => allowance).toSorted()).toEqual(["loss", "prices"]);
    expect(await askToApply("prices", seen, { allowed: ["loss"] })).toEqual({ status: 422, code: 100686 });
    expect(await askToApply("prices", seen, { allowed: ["loss", "prices"] })).toMatchObject({ status: 200 });
    await workOff();
    expect(await prices()).toEqual([200_000, 30_000]);

    const [last, before] = await imports();
    expect([last, before]).toMatchObject([
      { source: "wrong.csv", can_undo: true, undone: null },
      { source: "new.csv", can_undo: false },
    ]);
    const undo = (id: string, body: object) => callPortal(undoFares.POST, { userId: operator, method: "POST", params: { id }, body });
    const why = { reason: "ten times too dear" };
    const wayBack = async (id = "") => (await callPortal(undoFares.GET, { userId: operator, params: { id } })).json();
    expect(await wayBack(before?.id)).toMatchObject({ error_code: 100680 });
    const told = tableUndoPreview.parse((await wayBack(last?.id)).data);
    expect(told).toMatchObject({ source: "wrong.csv", changes: [{ scope: "X1", before: 2, after: 3 }] });
    expect(await prices()).toEqual([200_000, 30_000]);
    expect((await undo(before?.id ?? "", why)).status).toBe(409);
    expect((await undo(last?.id ?? "", {})).status).toBe(422);
    expect((await undo(last?.id ?? "", why)).status).toBe(200);
    expect(await prices()).toEqual([20_000, 30_000, 10_000]);
    const recorded = await db().auditEvent.findMany({ where: { action: "data_imported" }, orderBy: { id: "desc" }, take: 2 });
    expect(recorded).toMatchObject([
      { actor: `operator:${operator}`, detail: { kind: "fares", undone: last?.id, ...why } },
      { actor: `operator:${operator}`, detail: { kind: "fares", source: "wrong.csv", reason: "the carrier's new season" } },
    ]);
  });

  test("are a table by carrier and route, page by page, and by the day of travel", async () => {
    const rows = Array.from({ length: 60 }, (_, index) => `TAS,IST,B${String(index).padStart(2, "0")},K,${100 + index}`);
    await change(fareFile(...rows, "TAS,DXB,LITE,K,90").replace("K,90,,,", "K,90,11-01,03-31,"));
    const list = async (query: string) =>
      envelope(farePage).parse(await (await callPortal(fares.GET, { userId: operator, query })).json()).data;
    const first = await list("?carrier=x1");
    expect(first.items.slice(0, 2).map(({ destination, brand, amount }) => [destination, brand, amount])).toEqual([
      ["DXB", "LITE", 90],
      ["IST", "B00", 100],
    ]);
    const second = await list(`?carrier=X1&cursor=${first.next_cursor}`);
    expect([first.items.length, second.items.length, second.next_cursor]).toEqual([50, 11, null]);
    expect((await list("?carrier=X1&brand=lite&date=2027-02-03")).items.length).toBe(1);
    expect((await list("?carrier=X1&brand=lite&date=2027-06-03")).items.length).toBe(0);
    expect((await callPortal(fares.GET, { userId: operator, query: "?cursor=nonsense" })).status).toBe(422);
  });

  test.each(PRICE_KINDS.filter((kind) => kind !== "fares"))("go with their %s, which are uploaded in the same way", async (kind) => {
    const file = readFileSync(`data/demo/${kind}.csv`, "utf8");
    const seen = await look("prices", file, `?name=${kind}.csv&kind=${kind}`);
    const allowed = [...new Set(seen.remarks.map(({ allowance }) => allowance))];
    expect(await askToApply("prices", seen, { allowed })).toMatchObject({ status: 200 });
    await workOff();
    expect(await read(await show("prices", seen.id))).toMatchObject({ state: "applied", kind, import: seen.id });
  });
});

test("files that nobody has applied are gone after a day; what was applied is remembered", async () => {
  const left = await look("schedule", ssim(1));
  const applied = await look("schedule", ssim(1));
  await askToApply("schedule", applied);
  await workOff();
  await purgeUploads({ now: new Date(Date.now() + 25 * 3_600_000) });
  expect((await show("schedule", left.id)).status).toBe(404);
  expect((await show("schedule", applied.id)).status).toBe(200);
});

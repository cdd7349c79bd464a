import { readFileSync } from "node:fs";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as fareDrafts from "@/app/api/operator/fare-drafts/route";
import * as undoFares from "@/app/api/operator/fare-imports/[id]/undo/route";
import * as priceApply from "@/app/api/operator/price-uploads/[id]/apply/route";
import * as discard from "@/app/api/operator/price-uploads/[id]/discard/route";
import * as priceUpload from "@/app/api/operator/price-uploads/[id]/route";
import * as withdraw from "@/app/api/operator/price-uploads/[id]/withdraw/route";
import * as priceUploads from "@/app/api/operator/price-uploads/route";
import * as uploadLimits from "@/app/api/operator/upload-limits/route";
import type { FareDraftBody } from "@/lib/contracts/operator/fares";
import { type Upload, upload, waitingUploads } from "@/lib/contracts/operator/uploads";
import { envelope } from "@/lib/contracts/shared";
import { db } from "@/lib/db";
import { importFares } from "@/lib/services/schedule/imports/import-fares";
import { applyUpload } from "@/lib/services/schedule/uploads/apply-upload";
import { failUpload } from "@/lib/services/schedule/uploads/fail-upload";
import { purgeUploads } from "@/lib/services/schedule/uploads/purge-uploads";
import { callPortal } from "@/tests/support/portal-call";
import { someFile } from "@/tests/support/run/files";
import { workOff } from "@/tests/support/run/work-off";
import { makePartner, makeWorld } from "@/tests/support/world/world";

const COLUMNS =
  "carrier,origin,destination,brand,booking_class,amount,season_from,season_to,brand_rank,cabin,currency,child_percent,infant_percent," +
  "infant_seat_percent,baggage_pieces,baggage_kg,hand_pieces,hand_kg,days_of_week,advance_purchase_days,refund_before,refund_after," +
  "change_before,change_after,services";
const REST = "0,E,USD,75,10,50,0,0,1,8,,0,no,no,40,60,";
const fareFile = (...rows: string[]) => someFile("fares.csv", [COLUMNS, ...rows.map((row) => `X1,${row},${REST}`), ""].join("\n"));

let seller: string;
let colleague: string;
beforeAll(async () => {
  await makeWorld({ now: new Date() });
  [seller, colleague] = [(await makePartner()).userId, (await makePartner()).userId];
  await db().user.updateMany({ where: { id: { in: [seller, colleague] } }, data: { role: "operator", houseRoles: ["administrator"] } });
});
beforeEach(async () => {
  await db().importUpload.deleteMany();
  await db().fareImport.deleteMany();
  await importFares({
    files: [fareFile("TAS,IST,LITE,K,200,06-01,08-31", "TAS,IST,LITE,K,150,09-01,05-31", "TAS,DXB,LITE,K,100.50,,")],
    allowedLossPercent: 100,
    allowPriceJumps: true,
  });
});

const read = async (response: Response): Promise<Upload> => envelope(upload).parse(await response.json()).data;
const show = async (id: string) => read(await callPortal(priceUpload.GET, { userId: seller, params: { id } }));
const draft = (body: FareDraftBody) => callPortal(fareDrafts.POST, { userId: seller, method: "POST", body });
const codeOf = async (response: Response) => [response.status, (await response.json()).error_code];

async function preview(body: FareDraftBody): Promise<Upload> {
  const { id } = await read(await draft(body));
  await workOff();
  return show(id);
}

async function apply({ id, hash }: Upload, { userId = seller, allowed = [] as string[] } = {}) {
  const body = { hash, reason: "the autumn sale", allowed };
  const response = await callPortal(priceApply.POST, { userId, method: "POST", params: { id }, body });
  await workOff();
  return response.status === 200 ? [200] : codeOf(response);
}

const fares = async () => {
  const rows = await db().fare.findMany({ where: { carrier: "X1" }, orderBy: { id: "asc" } });
  return rows.map(({ destination, seasonFrom, amountMinor }) => `${destination} ${seasonFrom} ${amountMinor}`);
};
const FILED = ["IST 06-01 20000", "IST 09-01 15000", "DXB null 10050"];
const idOf = async (destination: string) => {
  const { id } = await db().fare.findFirstOrThrow({ where: { carrier: "X1", destination } });
  return String(id);
};

describe("a draft of fares", () => {
  test("by a percent is previewed, applied as it was seen, and taken back", async () => {
    const seen = await preview({ edit: "percent", choice: { filter: { carrier: "X1", destination: "IST" } }, percent: 2.5 });
    expect(seen).toMatchObject({ state: "checked", name: "X1 +2.5% (2).csv", remarks: [], needs_second: false, is_mine: true });
    expect(seen.report).toMatchObject({
      changes: [{ changed: 2, before: 3, after: 3, prices: [{ of: "TAS–IST", before: "150.00 USD", after: "153.75 USD" }] }],
    });
    expect(await fares()).toEqual(FILED);
    expect(await apply(seen)).toEqual([200]);
    expect(await fares()).toEqual(["IST 06-01 20500", "IST 09-01 15375", "DXB null 10050"]);

    const { import: importId } = await show(seen.id);
    const undone = { userId: seller, method: "POST", params: { id: importId ?? "" }, body: { reason: "too dear after all" } };
    expect((await callPortal(undoFares.POST, undone)).status).toBe(200);
    expect(await fares()).toEqual(FILED);
  });

  test("that nobody wants is discarded with a reason, and cannot be applied any more", async () => {
    const seen = await preview({ edit: "percent", choice: { filter: { carrier: "X1" } }, percent: 3 });
    const discarded = (body: object) => callPortal(discard.POST, { userId: seller, method: "POST", params: { id: seen.id }, body });
    expect((await discarded({})).status).toBe(422);
    expect((await discarded({ reason: "The airline took it back" })).status).toBe(200);
    expect((await discarded({ reason: "The airline took it back" })).status).toBe(404);
    expect(await db().importUpload.count({ where: { id: seen.id } })).toBe(0);
    expect(await db().auditEvent.count({ where: { action: "upload_discarded", actor: `operator:${seller}` } })).toBe(1);
    expect(await fares()).toEqual(FILED);
  });

  test("of amounts changes the fares that it names", async () => {
    const seen = await preview({ edit: "amounts", amounts: [{ id: await idOf("DXB"), amount: 99.9 }] });
    await apply(seen);
    expect(await fares()).toEqual(["IST 06-01 20000", "IST 09-01 15000", "DXB null 9990"]);
  });

  test("copies a season, and says where its days are another's already", async () => {
    const from = { from: "06-01", to: "08-31" };
    const seen = await preview({
      edit: "copy_season",
      choice: { filter: { carrier: "X1" } },
      from,
      to: { from: "12-20", to: "01-10" },
      percent: 10,
    });
    expect(seen.report).toMatchObject({ changes: [{ added: 1, removed: 0 }] });
    expect(seen.warnings).toMatchObject([{ problem: "seasons_overlap" }]);
    await apply(seen);
    expect(await fares()).toEqual(["IST 06-01 20000", "IST 12-20 22000", "IST 09-01 15000", "DXB null 10050"]);
    const choice = { filter: { carrier: "X1", destination: "DXB" } };
    const ofAllYear = await preview({ edit: "copy_season", choice, from: null, to: from });
    expect(ofAllYear.report).toMatchObject({ changes: [{ added: 1, removed: 0 }] });
  });

  test("with prices more than 30 % down is agreed to, and applied by another person than who made it", async () => {
    const choice = { filter: { carrier: "X1" } };
    expect((await preview({ edit: "percent", choice, percent: -30 })).remarks).toEqual([]);
    const seen = await preview({ edit: "percent", choice, percent: -31 });
    expect(seen).toMatchObject({ needs_second: true, remarks: [{ allowance: "drops" }] });
    expect(await apply(seen, { userId: colleague })).toEqual([422, 100686]);
    expect(await apply(seen, { allowed: ["drops"] })).toEqual([409, 100687]);
    expect(await fares()).toEqual(FILED);
    expect(await apply(seen, { userId: colleague, allowed: ["drops"] })).toEqual([200]);
    expect((await fares())[0]).toBe("IST 06-01 13800");
  });

  test("goes as far alone as the house lets one person go: a share of the rows, and by the limits when it is applied", async () => {
    const limit = (drop: number, share: number) =>
      callPortal(uploadLimits.POST, { userId: seller, method: "POST", body: { kind: "fares", drop, share, reason: "a quiet month" } });
    const choice = { filter: { carrier: "X1", destination: "IST" } };
    const seen = await preview({ edit: "percent", choice, percent: -10 });
    expect(seen).toMatchObject({ needs_second: false, remarks: [], extent: { drop: 10, drop_limit: 30, share: 66.67, share_limit: 100 } });
    expect((await limit(30, 60)).status).toBe(200);
    expect(await show(seen.id)).toMatchObject({ needs_second: true, extent: { share_limit: 60 } });
    expect(await apply(seen)).toEqual([409, 100687]);
    expect((await limit(5, 100)).status).toBe(200);
    expect(await apply(seen)).toEqual([409, 100687]);
    expect(await fares()).toEqual(FILED);
    const [recorded] = await db().auditEvent.findMany({ where: { action: "upload_limit_set" }, orderBy: { id: "desc" }, take: 1 });
    expect(recorded?.detail).toMatchObject({ kind: "fares", before_drop_percent: 30, drop_percent: 5, before_share_percent: 60 });
    expect((await limit(10, 67)).status).toBe(200);
    // Both press at once: one of them applies it.
    const both = await Promise.all([apply(seen), apply(seen, { userId: colleague })]);
    expect(both.toSorted((one, other) => Number(one[0]) - Number(other[0]))).toEqual([[200], [409, 100684]]);
    expect((await limit(30, 100)).status).toBe(200);
  });

  test("of fares that were replaced since is refused, or out of date, and never undoes what others did", async () => {
    const id = await idOf("DXB");
    const made = await read(await draft({ edit: "amounts", amounts: [{ id, amount: 90 }] }));
    await importFares({ files: [fareFile("TAS,IST,LITE,K,210,,", "TAS,DXB,LITE,K,105,,")], allowedLossPercent: 100 });
    await workOff();
    expect((await show(made.id)).state).toBe("outdated");
    expect(await codeOf(await draft({ edit: "amounts", amounts: [{ id, amount: 90 }] }))).toEqual([409, 100688]);
    expect(await fares()).toEqual(["IST null 21000", "DXB null 10500"]);
  });

  test("that changes nothing, or is for everything, is none", async () => {
    expect(await codeOf(await draft({ edit: "percent", choice: { filter: { carrier: "X9" } }, percent: 5 }))).toEqual([422, 100689]);
    expect((await draft({ edit: "percent", choice: { filter: {} }, percent: 5 })).status).toBe(422);
    expect((await draft({ edit: "percent", choice: { filter: { carrier: "X1" } }, percent: 0.001 })).status).toBe(422);
  });
});

describe("prices at a moment", () => {
  const percent = (value: number): FareDraftBody => ({ edit: "percent", choice: { filter: { carrier: "X1" } }, percent: value });
  const at = new Date(Date.now() + 3_600_000);
  const later = new Date(at.getTime() + 1_000);
  const soon = new Date(at.getTime() + 2 * 3_600_000);
  const plannedLongAgo = (id: string) =>
    db().importUpload.update({ where: { id }, data: { createdAt: new Date(Date.now() - 30 * 24 * 3_600_000) } });
  const plan = async ({ id, hash }: Upload, publishAt = at) => {
    const body = { hash, reason: "the new year", publish_at: publishAt.toISOString() };
    return callPortal(priceApply.POST, { userId: seller, method: "POST", params: { id }, body });
  };
  const waiting = async () => {
    const { items } = envelope(waitingUploads).parse(await (await callPortal(priceUploads.GET, { userId: colleague })).json()).data;
    return items;
  };

  test("are applied then, and not before; they are listed until then, whatever day it is", async () => {
    const seen = await preview(percent(4));
    expect((await plan(seen, new Date(Date.now() - 1_000))).status).toBe(422);
    expect(await read(await plan(seen))).toMatchObject({ state: "planned", publish_at: at.toISOString() });
    await workOff();
    await applyUpload({ uploadId: seen.id, now: new Date() });
    await purgeUploads({ now: new Date(Date.now() + 30 * 3_600_000) });
    expect(await fares()).toEqual(FILED);
    expect(await waiting()).toMatchObject([{ id: seen.id, state: "planned", is_mine: false, until: null, publish_at: at.toISOString() }]);
    const [planned] = await db().auditEvent.findMany({ where: { action: "upload_planned" }, orderBy: { id: "desc" }, take: 1 });
    expect(planned).toMatchObject({ actor: `operator:${seller}`, detail: { reason: "the new year", publish_at: at.toISOString() } });

    await applyUpload({ uploadId: seen.id, now: later });
    expect((await fares())[0]).toBe("IST 06-01 20800");
    expect(await show(seen.id)).toMatchObject({ state: "applied" });
    expect(await waiting()).toEqual([]);
  });

  test("are withdrawn before, by whoever may, and then wait to be applied or left", async () => {
    const seen = await preview(percent(5));
    await plan(seen);
    const undone = { userId: colleague, method: "POST", params: { id: seen.id }, body: { reason: "not this year" } };
    expect((await callPortal(withdraw.POST, undone)).status).toBe(200);
    expect((await callPortal(withdraw.POST, undone)).status).toBe(409);
    await applyUpload({ uploadId: seen.id, now: later });
    expect(await fares()).toEqual(FILED);
    expect(await show(seen.id)).toMatchObject({ state: "checked", publish_at: null });
    expect(await apply(seen)).toEqual([200]);
  });

  test("are looked at anew, and not applied, where the data were changed meanwhile", async () => {
    const file = readFileSync(fareFile("TAS,IST,LITE,K,190,,", "TAS,DXB,LITE,K,95,,"), "utf8");
    const sent = await callPortal(priceUploads.POST, { userId: seller, method: "POST", query: "?name=new.csv&kind=fares", file });
    const { id } = await read(sent);
    await workOff();
    const seen = await show(id);
    const body = { hash: seen.hash, reason: "the new year", allowed: ["loss"], publish_at: at.toISOString() };
    await callPortal(priceApply.POST, { userId: seller, method: "POST", params: { id }, body });
    await plannedLongAgo(id);
    await importFares({ files: [fareFile("TAS,IST,LITE,K,210,,", "TAS,DXB,LITE,K,105,,")], allowedLossPercent: 100 });
    await applyUpload({ uploadId: id, now: later });
    await purgeUploads({ now: soon });
    await workOff();
    expect(await fares()).toEqual(["IST null 21000", "DXB null 10500"]);
    await purgeUploads({ now: soon });
    expect(await show(id)).toMatchObject({
      ...{ state: "checked", is_stale: true, publish_at: null },
      report: { changes: [{ prices: [{ of: "TAS–DXB", before: "105.00 USD", after: "95.00 USD" }, { of: "TAS–IST" }] }] },
    });
  });

  test("that come to nothing at their moment wait for somebody for a day, and are discarded", async () => {
    const [outdated, refused, failed] = [await preview(percent(6)), await preview(percent(7)), await preview(percent(8))];
    for (const seen of [outdated, refused, failed]) {
      await plan(seen);
      await plannedLongAgo(seen.id);
    }
    await db().importUpload.update({ where: { id: refused.id }, data: { content: new TextEncoder().encode("no fares\n") } });
    await applyUpload({ uploadId: refused.id, now: later });
    await failUpload({ uploadId: failed.id, now: later });
    await importFares({ files: [fareFile("TAS,IST,LITE,K,210,,", "TAS,DXB,LITE,K,105,,")], allowedLossPercent: 100 });
    await applyUpload({ uploadId: outdated.id, now: later });
    await workOff();
    await purgeUploads({ now: soon });
    const ended = (await waiting()).map(({ id, state, publish_at, until }) => ({
      id,
      state,
      publish_at,
      isKept: (until ?? "") > soon.toISOString(),
    }));
    const asIs = { publish_at: null, isKept: true };
    expect(ended).toHaveLength(3);
    expect(ended).toEqual(
      expect.arrayContaining([
        { id: outdated.id, state: "outdated", ...asIs },
        { id: refused.id, state: "refused", ...asIs },
        { id: failed.id, state: "failed", ...asIs },
      ]),
    );
    const discarded = { userId: seller, method: "POST", params: { id: failed.id }, body: { reason: "made anew" } };
    expect((await callPortal(discard.POST, discarded)).status).toBe(200);
    await purgeUploads({ now: new Date(Date.now() + 30 * 3_600_000) });
    expect(await waiting()).toEqual([]);
  });

  test("are left to a worker that has begun, and given up after a week", async () => {
    const { id } = await preview(percent(9));
    await db().importUpload.update({ where: { id }, data: { state: "applying", reason: "now", appliedBy: `operator:${seller}` } });
    await purgeUploads({ now: new Date(Date.now() + 30 * 3_600_000) });
    expect(await db().importUpload.count({ where: { id } })).toBe(1);
    await purgeUploads({ now: new Date(Date.now() + 8 * 24 * 3_600_000) });
    expect(await db().importUpload.count({ where: { id } })).toBe(0);
  });
});

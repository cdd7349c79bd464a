import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as fareDrafts from "@/app/api/operator/fare-drafts/route";
import * as undoFares from "@/app/api/operator/fare-imports/[id]/undo/route";
import * as priceApply from "@/app/api/operator/price-uploads/[id]/apply/route";
import * as priceUpload from "@/app/api/operator/price-uploads/[id]/route";
import type { FareDraftBody } from "@/lib/contracts/operator/fares";
import { type Upload, upload } from "@/lib/contracts/operator/uploads";
import { envelope } from "@/lib/contracts/shared";
import { db } from "@/lib/db";
import { importFares } from "@/lib/services/schedule/imports/import-fares";
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
  await db().user.updateMany({ where: { id: { in: [seller, colleague] } }, data: { role: "operator" } });
});
beforeEach(async () => {
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

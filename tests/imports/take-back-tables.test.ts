import { beforeAll, beforeEach, expect, test } from "vitest";
import * as undoRoute from "@/app/api/operator/table-imports/[id]/undo/route";
import * as listRoute from "@/app/api/operator/table-imports/route";
import { type TableImportPage, tableImportPage, tableUndoPreview } from "@/lib/contracts/operator/table-imports";
import { envelope } from "@/lib/contracts/shared";
import { db } from "@/lib/db";
import type { TableKind } from "@/lib/domain/uploads/upload";
import { importBaggage } from "@/lib/services/schedule/imports/import-baggage";
import { importRates } from "@/lib/services/schedule/imports/import-rates";
import { importTaxes } from "@/lib/services/schedule/imports/import-taxes";
import { askToApply } from "@/lib/services/schedule/uploads/ask-to-apply";
import { readUpload } from "@/lib/services/schedule/uploads/read-upload";
import { takeUpload } from "@/lib/services/schedule/uploads/take-upload";
import { callPortal } from "@/tests/support/portal-call";
import { someFile } from "@/tests/support/run/files";
import { runHere } from "@/tests/support/run/run-here";
import { workOff } from "@/tests/support/run/work-off";
import { makePartner, makeWorld } from "@/tests/support/world/world";

let operator: string;
beforeAll(async () => {
  await makeWorld({ now: new Date() });
  operator = (await makePartner()).userId;
  await db().user.update({ where: { id: operator }, data: { role: "operator", houseRoles: ["administrator"] } });
});
beforeEach(async () => {
  await db().tableImport.deleteMany();
  await db().baggagePrice.deleteMany({ where: { carrier: { in: ["X1", "X2"] } } });
});

const anything = { allowedLossPercent: 100, allowPriceJumps: true };
const taxFile = (...rows: string[]) => ["code,name,airport,carrier,scope,adult,child,infant,currency", ...rows, ""].join("\n");
const TWO_TAXES = taxFile("UZ,Charge,TAS,,I,10,10,0,USD", "YQ,Fuel,,HY,A,25.50,25.50,0,USD");
const bagFile = (...rows: string[]) => ["carrier,scope,kg,price,currency,max_pieces", ...rows, ""].join("\n");

const encoded = (text: string) => new TextEncoder().encode(text);
const taxes = (content: string) => importTaxes({ files: [someFile("taxes.csv", content)], ...anything });
const bags = (content: string) => importBaggage({ files: [someFile("bags.csv", content)], ...anything });

async function list(kind: TableKind): Promise<TableImportPage["items"]> {
  const response = await callPortal(listRoute.GET, { userId: operator, query: `?kind=${kind}` });
  return envelope(tableImportPage).parse(await response.json()).data.items;
}

const undo = (id: string | undefined, reason = "a wrong file") =>
  callPortal(undoRoute.POST, { userId: operator, method: "POST", params: { id: id ?? "" }, body: { reason } });

const preview = async (id: string | undefined) => callPortal(undoRoute.GET, { userId: operator, params: { id: id ?? "" } });

const taxRows = async () =>
  (await db().taxRule.findMany({ orderBy: { id: "asc" } })).map(({ code, adultMinor }) => [code, Number(adultMinor)]);

test("taxes are taken back file by file, after a preview that changes nothing, and the audit log says why", async () => {
  await taxes(TWO_TAXES);
  await taxes(TWO_TAXES);
  await taxes(taxFile("UZ,Charge,TAS,,I,12,12,0,USD"));
  const [last, same, first] = await list("taxes");
  expect([last, same, first]).toMatchObject([
    { source: "taxes.csv", can_undo: true, scopes: [{ scope: "", added: 0, removed: 1, changed: 1 }] },
    { can_undo: false, scopes: [{ added: 0, removed: 0, changed: 0 }] },
    { can_undo: false },
  ]);

  const shown = envelope(tableUndoPreview).parse(await (await preview(last?.id)).json()).data;
  expect(shown).toMatchObject({ source: "taxes.csv", changes: [{ scope: "", before: 1, after: 2, added: 1, changed: 1 }] });
  expect(await taxRows()).toEqual([["UZ", 1200]]);

  expect((await undo(first?.id)).status).toBe(409);
  expect((await undo(last?.id, "no")).status).toBe(422);
  expect((await undo(last?.id)).status).toBe(200);
  expect(await taxRows()).toEqual([
    ["UZ", 1000],
    ["YQ", 2550],
  ]);
  const recorded = await db().auditEvent.findFirst({ where: { action: "data_imported" }, orderBy: { id: "desc" } });
  expect(recorded).toMatchObject({ actor: `operator:${operator}`, detail: { kind: "taxes", undone: last?.id, reason: "a wrong file" } });
  expect((await runHere("taxes", "--undo", "--dry-run")).stdout).toContain("taxes.csv: would be taken back, nothing was changed");
  // What changed nothing goes with the file before it.
  expect(await list("taxes")).toMatchObject([{ can_undo: false }, { can_undo: false }, { can_undo: true, undone: null }]);
  expect((await undo(first?.id)).status).toBe(200);
  expect((await preview(first?.id)).status).toBe(409);
});

test("a carrier's bags that came with a file go with it, and other carriers' stay", async () => {
  await bags(bagFile("X1,I,23,45,USD,3"));
  await bags(bagFile("X2,I,23,60,USD,2"));
  const [last] = await list("baggage");
  expect((await undo(last?.id)).status).toBe(200);
  const left = await db().baggagePrice.findMany({ where: { carrier: { in: ["X1", "X2"] } } });
  expect(left).toMatchObject([{ carrier: "X1", amountMinor: 4500n, currency: "USD", maxPieces: 3 }]);
});

test("a file is not taken back over rows that are others by now, nor one that leaves a currency without a rate", async () => {
  await bags(bagFile("X1,I,23,45,USD,3"));
  await db().baggagePrice.updateMany({ where: { carrier: "X1" }, data: { kg: 24 } });
  const [changed] = await list("baggage");
  expect((await preview(changed?.id)).status).toBe(409);
  expect((await undo(changed?.id)).status).toBe(409);

  const rates = await db().exchangeRate.findMany({ select: { base: true, quote: true, rate: true } });
  const file = (extra: readonly string[]) =>
    someFile("rates.csv", ["base,quote,rate", ...rates.map((row) => `${row.base},${row.quote},${row.rate}`), ...extra, ""].join("\n"));
  await importRates({ files: [file(["KZT,UZS,25"])], ...anything });
  await bags(bagFile("X1,I,23,9000,KZT,3"));
  const [last] = await list("rates");
  expect((await undo(last?.id)).status).toBe(409);
  expect(await db().exchangeRate.count({ where: { base: "KZT" } })).toBe(1);
});

test("of two people who take the same file back at once one does", async () => {
  await taxes(TWO_TAXES);
  await taxes(taxFile("UZ,Charge,TAS,,I,12,12,0,USD"));
  const [last] = await list("taxes");
  const statuses = (await Promise.all([undo(last?.id), undo(last?.id)])).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 409]);
  expect((await taxRows()).length).toBe(2);
});

test("of taxes, too, another person applies what falls further than the house lets one person go", async () => {
  await taxes(TWO_TAXES);
  await db().uploadLimit.update({ where: { kind: "taxes" }, data: { dropPercent: 20 } });
  const file = taxFile("UZ,Charge,TAS,,I,7.50,10,0,USD", "YQ,Fuel,,HY,A,25.50,25.50,0,USD");
  const id = await takeUpload({
    kind: "taxes",
    name: "t.csv",
    content: encoded(file),
    actor: "operator:one",
    requestId: "r",
    now: new Date(),
  });
  await workOff();
  const seen = await readUpload({ area: "prices", uploadId: id, locale: "en", reader: "operator:one" });
  expect(seen).toMatchObject({ state: "checked", needs_second: true, extent: { drop: 25, drop_limit: 20, share: 50 } });
  const asked = { area: "prices", uploadId: id, hash: seen.hash, allowed: [], reason: "lower", requestId: "r", now: new Date() } as const;
  await expect(askToApply({ ...asked, actor: "operator:one" })).rejects.toMatchObject({ kind: "upload_needs_second" });
  await askToApply({ ...asked, actor: "operator:two" });
  await workOff();
  expect((await taxRows())[0]).toEqual(["UZ", 750]);
  await db().uploadLimit.update({ where: { kind: "taxes" }, data: { dropPercent: 100 } });
});

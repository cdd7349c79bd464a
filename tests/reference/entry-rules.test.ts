import { beforeAll, expect, test } from "vitest";
import { db } from "@/lib/db";
import { listEntryRules } from "@/lib/services/ground/entry-rules/list-entry-rules";
import { importEntryRules } from "@/lib/services/schedule/imports/import-entry-rules";
import { someFile } from "@/tests/support/run/files";

const HEADER = "country,citizenship,kind,days,disputed_kind,source,source_date";

function importRules(name: string, ...rows: string[]) {
  return importEntryRules({ files: [someFile(name, [HEADER, ...rows.map((row) => `${row},,Ministry,2027-01-15`)])] });
}

beforeAll(async () => {
  await db().entryRule.deleteMany();
});

test("the visa page has the rules of one citizenship, and offers every one that an operator has imported", async () => {
  expect(await listEntryRules({ locale: "en" })).toEqual({ citizenship: null, citizenships: [], rules: [] });

  await importRules("kz.csv", "TR,KZ,visa_free,30", "DE,KZ,visa_required,");
  expect(await listEntryRules({ locale: "en" })).toMatchObject({ citizenship: { code: "KZ" }, citizenships: [{ code: "KZ" }] });

  await importRules("uz.csv", "TR,UZ,visa_free,90", "KZ,UZ,visa_free,30");
  const usual = await listEntryRules({ locale: "ru" });
  expect([usual.citizenship, usual.citizenships]).toEqual([
    { code: "UZ", name: "Узбекистан" },
    [
      { code: "KZ", name: "Казахстан" },
      { code: "UZ", name: "Узбекистан" },
    ],
  ]);
  expect(usual.rules.map(({ country, days }) => [country, days])).toEqual([
    ["KZ", 30],
    ["TR", 90],
  ]);

  const other = await listEntryRules({ citizenship: "KZ", locale: "uz" });
  expect([other.citizenship?.code, other.rules.map(({ country, kind }) => [country, kind])]).toEqual([
    "KZ",
    [
      ["DE", "visa_required"],
      ["TR", "visa_free"],
    ],
  ]);
  for (const citizenship of ["FR", "", "kz'"]) expect(await listEntryRules({ citizenship, locale: "ru" })).toEqual(usual);
});

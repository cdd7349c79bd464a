import { readFileSync } from "node:fs";
import { afterAll, describe, expect, test } from "vitest";
import { readBuiltIn } from "@/lib/reference/built-in";
import { replaceReferenceTables } from "@/lib/reference/current-tables";
import { importReference, REFERENCE_KINDS } from "@/lib/services/schedule/imports/import-reference";
import { importZoneRules } from "@/lib/services/schedule/imports/import-zone-rules";
import { someFile } from "@/tests/support/run/files";
import { casesOfRow } from "@/tests/support/run/property-runs";
import { runHere } from "@/tests/support/run/run-here";

const RULES = "data/reference/time-zones.json";
const repositoryFile = (kind: string) => `data/reference/${kind}.csv`;

afterAll(async () => {
  for (const kind of REFERENCE_KINDS) await importReference(kind, { files: [repositoryFile(kind)], allowedLossPercent: 100 });
  await importZoneRules({ files: [RULES], allowedLossPercent: 100 });
  // Test files of a thread share what the process keeps.
  replaceReferenceTables(readBuiltIn());
});

describe("a reference file that loses rows tells them, and stops above a tenth", () => {
  const TABLES: [kind: string, column: RegExp, change: string, told: string][] = [
    ["airports", /^(TAS,TAS,UZ),Asia\/Tashkent/m, "$1,Asia/Samarkand", "time_zone of 1 rows: Asia/Tashkent → Asia/Samarkand"],
    ["cities", /^TAS,Tashkent,/m, "TAS,Toshkent,", "name_en of 1 rows: Tashkent → Toshkent"],
    ["carriers", /^TK,THY,/m, "TK,TKH,", "icao of 1 rows: THY → TKH"],
    ["aircraft", /^320,.*$/m, "320,Airbus", "name of 1 rows: "],
    ["connection-times", /^(IST,II,,,,,)\d+/m, "$11", "minutes of 1 rows: "],
  ];

  test.each(casesOfRow(TABLES, 0, 2))("%s", async (kind, column, change, told) => {
    const whole = readFileSync(repositoryFile(kind), "utf8");
    expect((await runHere("reference", kind, "--allow-loss=100", repositoryFile(kind))).status).toBe(0);
    expect((await runHere("reference", kind, repositoryFile(kind))).stdout).toContain("  nothing changes\n");
    const [header = "", ...rows] = whole.trim().split("\n");
    const [few, half] = [1, Math.ceil(rows.length / 2)].map((count) => [header, ...rows.slice(0, rows.length - count)]);
    const refused = await runHere("reference", kind, someFile("half.csv", half ?? []));
    expect([refused.status, refused.stdout]).toEqual([1, ""]);
    expect(refused.stderr).toMatch(new RegExp(`${kind} would be gone: .*--allow-loss=5\\d or more`));
    expect(refused.stderr).toContain(`rows lost, ${Math.ceil(rows.length / 2)}: `);
    expect((await runHere("reference", kind, "--dry-run", someFile("half.csv", half ?? []))).stderr.split("\n").slice(1)).toEqual(
      refused.stderr.split("\n").slice(1),
    );
    const changed = someFile("few.csv", (few ?? []).join("\n").replace(column, change).split("\n"));
    const tried = await runHere("reference", kind, "--dry-run", changed);
    expect([tried.status, tried.stderr]).toEqual([0, ""]);
    expect(tried.stdout).toContain("rows lost, 1: ");
    expect(tried.stdout).toContain(told);
    expect((await runHere("reference", kind, "--allow-loss=51", someFile("half.csv", half ?? []))).status).toBe(0);
  });

  test("time zones, by all names that they have", async () => {
    expect((await runHere("reference", "time-zones", RULES)).stdout).toContain("  nothing changes\n");
    const rules: { version: string; zones: string[]; links: string[] } = JSON.parse(readFileSync(RULES, "utf8"));
    const fewer = { ...rules, version: `${rules.version}-1`, links: rules.links.slice(0, 20) };
    const used = new Set(readBuiltIn().airports.map(({ timeZone }) => timeZone));
    const kept = { ...fewer, links: rules.links.filter((link, index) => index < 20 || used.has(link.split("|")[1] ?? "")) };
    const file = someFile("rules.json", [JSON.stringify(kept)]);
    const refused = await runHere("reference", "time-zones", file);
    expect([refused.status, refused.stdout]).toEqual([1, ""]);
    expect(refused.stderr).toMatch(/time-zones would be gone: .*--allow-loss=\d\d or more/);
    expect((await runHere("reference", "time-zones", "--dry-run", "--allow-loss=60", file)).stdout).toContain("rows lost, ");
  });
});

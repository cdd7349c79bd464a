import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { visaTypes, visaTypesLegacy } from "@/lib/contracts/interface/services";
import { db } from "@/lib/db";
import { listVisaTypes, listVisaTypesLegacy } from "@/lib/services/ground/entry-rules/list-visa-types";
import { refusal } from "@/tests/support/offers/offers";

beforeAll(async () => {
  const source = { citizenship: "UZ", source: "test", sourceDate: "2026-02-01" };
  await db().entryRule.createMany({
    data: [
      { ...source, country: "TR", kind: "visa_free", days: 90 },
      { ...source, country: "LB", kind: "on_arrival", disputedKind: "visa_free" },
      { ...source, country: "DE", kind: "visa_required" },
    ],
  });
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** Rules that a process has read are believed no longer. The clock stands still in between. */
function letTwoSecondsPass(): void {
  const later = performance.now() + 2_001;
  vi.spyOn(performance, "now").mockReturnValue(later);
}

test("tells per country how citizens of Uzbekistan enter, in the caller's language", async () => {
  const found = visaTypes.parse(await listVisaTypes({ countries: ["TR", "LB", "UZ"], locale: "ru" }));
  expect(found.TR).toEqual({
    code: "TR",
    name_ru: "Турция",
    name_en: expect.any(String),
    continent: "Asia",
    visas_for_citizens: {
      UZ: {
        code: "UZ",
        name_ru: "Узбекистан",
        name_en: "Uzbekistan",
        visa_types: [{ id: 1, title: "Без визы", description: expect.stringContaining("90") }],
      },
    },
  });
  expect(found.LB?.visas_for_citizens.UZ?.visa_types[0]?.description).toContain("По другому официальному источнику: без визы");
  expect(found.UZ?.visas_for_citizens.UZ?.visa_types).toEqual([]);
});

test("keeps the legacy shape with the same types", async () => {
  const found = visaTypesLegacy.parse(await listVisaTypesLegacy({ countries: ["DE"], locale: "uz" }));
  expect(found.DE).toMatchObject({ code: "DE", continent: "Europe", visa_types: [{ id: 5, title: "Viza talab qilinadi" }] });
});

test("names the code that is no country's", async () => {
  expect(await refusal(listVisaTypes({ countries: ["TR", "QX"], locale: "en" }))).toBe("validation countries.1");
});

test("a rule that has changed is seen two seconds later", async () => {
  const before = await listVisaTypes({ countries: ["LB"], locale: "en" });
  await db().entryRule.updateMany({ where: { country: "LB" }, data: { kind: "visa_required" } });
  letTwoSecondsPass();
  const after = await listVisaTypes({ countries: ["LB"], locale: "en" });
  expect(before.LB?.visas_for_citizens.UZ?.visa_types[0]?.title).toBe("Visa on arrival");
  expect(after.LB?.visas_for_citizens.UZ?.visa_types[0]?.title).toBe("Visa required");
});

import { beforeAll, describe, expect, it } from "vitest";
import { type EntryRequest, entryRequest, entryRequirements } from "@/lib/contracts/interface/entry";
import { db } from "@/lib/db";
import { findEntryRequirements } from "@/lib/services/ground/entry-rules/find-entry-requirements";
import { refusal } from "@/tests/support/offers/offers";

beforeAll(async () => {
  const source = { citizenship: "UZ", source: "list of the test", sourceDate: "2026-02" };
  await db().entryRule.createMany({
    data: [
      { ...source, country: "TR", kind: "visa_free", days: 30 },
      { ...source, country: "FR", kind: "visa_required" },
      { ...source, country: "AE", kind: "on_arrival", disputedKind: "visa_free" },
    ],
  });
});

function flight(from: string, to: string, date: string) {
  return { departure_airport: from, departure_date: date, arrival_airport: to, arrival_date: date, self_transfer: false };
}

async function found(citizenships: string[], ...directions: EntryRequest["directions"]) {
  const answer = await findEntryRequirements({ ...entryRequest.parse({ citizenships, directions }), locale: "en" });
  return entryRequirements.array().parse(answer);
}

describe("what countries ask of travellers", () => {
  it("tells the visa, the stay and the passport by citizenship, with source and date, and leaves out one's own country", async () => {
    const [uzbek] = await found(["UZ"], [flight("TAS", "IST", "2026-12-01")], [flight("IST", "TAS", "2027-01-15")]);
    expect(uzbek).toMatchObject({ citizenship: "UZ", name: "Uzbekistan" });
    expect(uzbek?.countries).toEqual([
      {
        ...{ country: "TR", name: expect.any(String), purpose: "destination", enters: true, reasons: [] },
        ...{ kind: "visa_free", days: 30, disputed_kind: null, source: "list of the test", source_date: "2026-02", stay_days: 46 },
        passport: {
          valid_until: "2027-05-01",
          months: 5,
          from: "arrival",
          source: expect.stringContaining("6458"),
          source_date: "2015-01",
        },
      },
    ]);
  });

  it("tells transit countries apart, and what is usual where the country's own rule is not on file", async () => {
    const [uzbek] = await found(["UZ"], [flight("TAS", "IST", "2026-12-01"), flight("IST", "DXB", "2026-12-02")]);
    expect(uzbek?.countries).toMatchObject([
      { country: "TR", purpose: "connection", enters: false, passport: null },
      { country: "AE", kind: "on_arrival", disputed_kind: "visa_free", passport: { valid_until: "2027-06-02", months: 6, source: null } },
    ]);
  });

  it("asks of citizens whose passports count longer by agreement no more than their stay, and nothing of those who are at home in the area", async () => {
    const passportOf = async (citizenship: string, to: string) => {
      const [answer] = await found([citizenship], [flight("TAS", to, "2026-12-01")], [flight(to, "TAS", "2026-12-20")]);
      return answer?.countries[0]?.passport;
    };
    expect(await passportOf("UZ", "JFK")).toMatchObject({
      valid_until: "2026-12-20",
      months: 0,
      from: "departure",
      source_date: "2024-01",
    });
    expect(await passportOf("KZ", "JFK")).toMatchObject({ valid_until: "2027-06-20", months: 6, from: "departure" });
    expect(await passportOf("UZ", "CDG")).toMatchObject({ valid_until: "2027-03-20", months: 3, from: "departure" });
    expect(await passportOf("DE", "CDG")).toBeNull();
  });

  it("says that nothing is on file for other citizenships, rather than the rule of another one", async () => {
    const answer = await found(["RU", "UZ", "RU"], [flight("TAS", "CDG", "2026-12-01")]);
    expect(answer.map(({ citizenship, countries }) => [citizenship, countries[0]?.kind])).toEqual([
      ["RU", null],
      ["UZ", "visa_required"],
    ]);
  });

  it("names the field of an unknown citizenship or airport", async () => {
    const refused = (citizenship: string, airport: string) =>
      refusal(findEntryRequirements({ citizenships: [citizenship], directions: [[flight("TAS", airport, "2026-12-01")]], locale: "uz" }));
    expect(await refused("QX", "IST")).toBe("validation citizenships.0");
    expect(await refused("UZ", "QQQ")).toBe("validation directions.0.0.arrival_airport");
  });
});

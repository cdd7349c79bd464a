import { describe, expect, it } from "vitest";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import type { LEG } from "./columns";
import { linesOf, parseLines, segmentLine, someCarrier, someLeg, withField } from "./whole-files/testing";

type Fields = Partial<Record<keyof typeof LEG, string>>;

/** HY 271 TAS–IST as one leg with other fields, and segment records behind it. */
function fileOf(fields: Fields, segments: readonly (readonly [element: string, data: string, ends?: string])[] = []): string[] {
  const [header = "", carrier = "", leg = "", trailer = ""] = linesOf(someCarrier([someLeg()]));
  const filed = (Object.keys(fields) as (keyof typeof LEG)[]).reduce((line, field) => withField(line, field, fields[field] ?? ""), leg);
  return [header, carrier, filed, ...segments.map(([element, data, ends = "AB"]) => segmentLine(filed, ends, element, data)), trailer].map(
    (line) => line.slice(0, 194).padEnd(200),
  );
}

/** What of the leg is told here. */
function sold(lines: string[]): Partial<LegPattern> {
  const { legs, problems } = parseLines(lines);
  expect(problems).toEqual([]);
  return legs[0] ?? {};
}

describe("classes and seats of a leg", () => {
  it.each([
    ["a version and freight are no seats", "CY", "C016Y150LL8VVQ7A3", [], "CY", "C016Y150LL8VVQ7A3"],
    [
      "classes and configuration stand in data elements",
      "XX",
      "XX",
      [
        ["106", "CDYBM"],
        ["108", "C12Y138VV1"],
      ],
      "CDYBM",
      "C12Y138VV1",
    ],
    ["numbers behind the classes are the seats that may be sold", "C20YBM130", "C20Y180VV1", [], "CYBM", "C20Y130VV1"],
    ["one number for some classes alone leaves the seats to the configuration", "C20YBM", "C20Y180", [], "CYBM", "C20Y180"],
    ["blocked seats are not sold", "CY", "C20Y180VV1", [["104", "C02Y012"]], "CY", "C18Y168VV1"],
    ["more seats blocked than there are leave none", "CY", "C20Y180", [["104", "C30"]], "CY", "C0Y180"],
  ] as const)("%s", (_, booking_designators, configuration, segments, classes, seats) => {
    expect(sold(fileOf({ booking_designators, configuration }, segments))).toMatchObject({
      bookingDesignators: classes,
      configuration: seats,
    });
  });

  it("blocked seats and restrictions of a longer journey are not those of the leg", () => {
    expect(sold(fileOf({}, [["104", "Y50", "AC"]])).configuration).toBe("C16Y150");
  });

  it("counts legs without seats by carrier", () => {
    expect(parseLines(fileOf({ configuration: "" })).parser.counts.withoutSeats).toEqual({ HY: 1 });
    expect(parseLines(fileOf({ configuration: "VVA1" })).parser.counts.withoutSeats).toEqual({ HY: 1 });
    expect(parseLines(fileOf({})).parser.counts.withoutSeats).toEqual({});
  });

  it.each<[Fields, RegExp]>([
    [{ booking_designators: "XX" }, /^line 3, columns 76–95, booking_designators: .* data element 106/],
    [{ configuration: "XX" }, /^line 3, columns 173–192, configuration: .* data element 108/],
    [{ booking_designators: "", configuration: "" }, /^line 3, columns 76–95, .* neither booking classes nor an aircraft/],
    [{ disclosure: "Z" }, /^line 3, columns 149–149, disclosure: .* data element 127/],
    [{ disclosure: "X" }, /^line 3, columns 149–149, disclosure: .* data element 127/],
  ])("refuses %o", (fields, problem) => {
    expect(parseLines(fileOf(fields)).problems).toEqual([expect.stringMatching(problem)]);
  });

  it("refuses a leg that is a duplicate and has duplicates", () => {
    const both = fileOf({}, [
      ["010", "TK 1234"],
      ["050", "QX  451"],
    ]);
    expect(parseLines(both).problems).toEqual([expect.stringMatching(/^line 3, .*data element 10\)/)]);
  });
});

describe("who flies a leg", () => {
  it.each([
    ["code share, operator beside the leg", { aircraft_owner: "QX", disclosure: "L" }, [["050", "QX  451"]], ["QX", "", "QX0451"]],
    [
      "code share, operator in a data element",
      { disclosure: "Z" },
      [
        ["050", "QX 0451Z"],
        ["127", "QY /SKY"],
      ],
      ["QY", "SKY", "QX0451Z"],
    ],
    ["code share with nothing but the flight", {}, [["050", "QX  451"]], ["QX", "", "QX0451"]],
    ["wet lease", { aircraft_owner: "QX", disclosure: "S" }, [], ["QX", "", ""]],
    ["wet lease from somebody without a code", { disclosure: "X" }, [["127", "/NOBODY AIR"]], ["", "NOBODY AIR", ""]],
    ["an owner by name", { aircraft_owner: "X", disclosure: "S" }, [["113", "NOBODY AIR"]], ["", "NOBODY AIR", ""]],
    ["another's aircraft that is not disclosed", { aircraft_owner: "QX" }, [], ["", "", ""]],
    ["two numbers of one carrier", { disclosure: "L" }, [["050", "HY  451"]], ["", "", "HY0451"]],
    ["itself", { disclosure: "L" }, [["050", "HY  271"]], ["", "", ""]],
  ] as const)("%s", (_, fields, segments, [operatingCarrier, operatingName, operatingFlight]) => {
    expect(sold(fileOf(fields, segments))).toMatchObject({ operatingCarrier, operatingName, operatingFlight });
  });

  it("counts code shares that do not say whose", () => {
    expect(parseLines(fileOf({ disclosure: "L", aircraft_owner: "QX" })).parser.counts).toMatchObject({
      codeShares: 0,
      codeSharesUnnamed: 1,
    });
  });
});

describe("what is said of journeys", () => {
  it.each([
    ["of the leg", { traffic_restriction: "A" }, [], [{ offLeg: 1, restriction: "A" }]],
    [
      "of it and of a longer one",
      { traffic_restriction: "A K" },
      [],
      [
        { offLeg: 1, restriction: "A" },
        { offLeg: 3, restriction: "K" },
      ],
    ],
    ["Z of passengers stands in data element 170", { traffic_restriction: "ZZ" }, [["170", "Y", "AC"]], [{ offLeg: 2, restriction: "Y" }]],
    ["beyond the eleventh leg", { restriction_overflow: "Z" }, [["170", "O", "AM"]], [{ offLeg: 12, restriction: "O" }]],
    [
      "cargo is another matter",
      { traffic_restriction: "Z" },
      [
        ["171", "A"],
        ["172", "A"],
      ],
      [],
    ],
    ["where the condition holds", { traffic_restriction: "K" }, [["711", ""]], [{ offLeg: 1, restriction: "K", qualifier: "711" }]],
    ["classes", {}, [["101", "YM", "AC"]], [{ offLeg: 2, restriction: "", classes: "YM" }]],
    [
      "what customers are told",
      {},
      [
        ["201", ""],
        ["507", ""],
        ["210", ""],
      ],
      [{ offLeg: 1, remarks: "GRP" }],
    ],
  ] as const)("%s", (_, fields, segments, said) => {
    const { segments: found } = sold(fileOf(fields, segments));
    expect(found).toHaveLength(said.length);
    expect(found).toMatchObject(said);
  });

  it("counts what is not applied, and what stopovers would sell", () => {
    const { counts } = parseLines(
      fileOf({ traffic_restriction: "QMKJ" }, [
        ["505", "ET"],
        ["505", "ET", "AC"],
        ["122", "0271"],
      ]),
    ).parser;
    expect(counts).toMatchObject({
      segmentRecords: 3,
      elementsNotApplied: { 505: 2, 122: 1 },
      trafficRestricted: 1,
      stopoverOnly: 2,
      restrictionsUnknown: 1,
    });
  });

  it("publishes another aircraft and other terminals", () => {
    const changed = sold(
      fileOf({}, [
        ["121", "BUS"],
        ["198", "E"],
        ["199", "3"],
      ]),
    );
    expect(changed).toMatchObject({ aircraft: "BUS", departureTerminal: "3", arrivalTerminal: "E" });
  });
});

describe("a type 4 record", () => {
  it("without its leg is refused", () => {
    const [header = "", carrier = "", leg = "", segment = "", trailer = ""] = fileOf({}, [["505", "ET"]]);
    const problem = [expect.stringMatching(/^line 3: This type 4 record \(data element 505\) does not follow/)];
    expect(parseLines([header, carrier, segment, trailer]).problems).toEqual(problem);
    const other = withField(leg, "flight_number", " 272");
    expect(parseLines([header, carrier, other, segment, trailer]).problems).toHaveLength(1);
    // Not where the leg could not be read: it is reported itself.
    expect(parseLines([header, carrier, `${leg}  `, segment, trailer]).problems).toEqual([expect.stringContaining("202 bytes")]);
  });

  it("of a leg that is left out does not matter", () => {
    const { legs, problems } = parseLines(fileOf({ service_type: "F" }, [["050", "QX  451"]]));
    expect([legs, problems]).toEqual([[], []]);
  });

  it("may be parted from its leg by filler lines", () => {
    const [header = "", carrier = "", leg = "", segment = "", trailer = ""] = fileOf({}, [["050", "QX  451"]]);
    expect(sold([header, carrier, leg, "0".repeat(200), segment, trailer]).operatingFlight).toBe("QX0451");
  });
});

it("a flight by way of a fictitious point is read, though it is no airport", () => {
  expect(parseLines(fileOf({ destination: "QZX" })).problems).toEqual([]);
});

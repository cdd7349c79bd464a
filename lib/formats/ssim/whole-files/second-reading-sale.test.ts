import fc from "fast-check";
import { expect, it } from "vitest";
import { cabinCapacities } from "@/lib/domain/schedule/nesting";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import { propertyRuns } from "@/tests/support/run/property-runs";
import { parseLines } from "./testing";

// A second reading of what records say of a leg's sale, written from what SSIM chapter 7 says of each byte and data element and from nothing of
// ours. The importer has to find the same in every file.

/** `QX1 leg 1: CYM business 20 economy 130, flown by QY, as QY451; to 1 K at 710, to 2 free CY`. */
type Sale = string;

const at = (line: string, first: number, last = first) => line.slice(first - 1, last);

/** Type 3 lines, each with the type 4 lines behind it. */
function legsWithSegments(lines: readonly string[]): { leg: string; segments: string[] }[] {
  const found: { leg: string; segments: string[] }[] = [];
  for (const line of lines) {
    if (line[0] === "3") found.push({ leg: line, segments: [] });
    if (line[0] === "4") found.at(-1)?.segments.push(line);
  }
  return found;
}

function readAgain(lines: readonly string[]): Sale[] {
  return legsWithSegments(lines).map(({ leg, segments }) => {
    const own = Number(at(leg, 12, 13));
    const offs = [0, 1, 2, 3].map((later) => own + later);
    const element = (name: string, off = own) =>
      segments.find((line) => at(line, 31, 33) === name && at(line, 30) === String.fromCharCode(65 + off));
    const data = (name: string, off = own) => {
      const line = element(name, off);
      return line && at(line, 40, 194).trim();
    };
    const classes = at(leg, 76, 95).trim() === "XX" ? data("106") : at(leg, 76, 95).trim();
    const cabins = at(leg, 173, 192).trim() === "XX" ? data("108") : at(leg, 173, 192).trim();
    const journeys = offs.map((off) => {
      const byte = off <= 11 ? at(leg, 149 + off) : at(leg, 161);
      const code = data("170", off) ?? (byte === "Z" ? " " : byte);
      const end = ["710", "711", "712"].find((name) => element(name, off));
      return `to ${off} ${code.trim() || "free"}${code.trim() && end ? ` at ${end}` : ""}${data("101", off) ?? ""}`;
    });
    return [
      `${at(leg, 3, 5).trim()}${Number(at(leg, 6, 9))} leg ${own}: ${(classes ?? "").replace(/[0-9]/g, "")}`,
      seatsText(classes ?? "", cabins ?? "", data("104") ?? ""),
      flownText(leg, data("050"), data("127"), data("113")),
      ...journeys,
    ].join(", ");
  });
}

/** Seats of cabins one after another, as the configuration's first part or the classes count them. */
function seatsText(classes: string, cabins: string, blocked: string): string {
  let [business, economy] = [0, 0];
  const isBusiness = (letter = "") => "PFAJCDIZ".includes(letter);
  const add = (letter: string, seats: number) => {
    if (isBusiness(letter)) business += seats;
    else economy += seats;
  };
  if (/[0-9]$/.test(classes)) {
    for (const group of classes.match(/[A-Z]+[0-9]+/g) ?? []) add(group.charAt(0), Number.parseInt(group.replace(/[A-Z]/g, ""), 10));
    return `business ${business} economy ${economy}`;
  }
  for (let place = 0; place < cabins.length; place++) {
    const letter = cabins.charAt(place);
    if (!/[A-Z]/.test(letter)) continue;
    if (cabins.charAt(place + 1) === letter) break;
    const seats = Number.parseInt(cabins.slice(place + 1), 10) || 0;
    const taken = blocked.includes(letter) ? Number.parseInt(blocked.slice(blocked.indexOf(letter) + 1), 10) : 0;
    add(letter, Math.max(0, seats - taken));
  }
  return `business ${business} economy ${economy}`;
}

function flownText(leg: string, flight: string | undefined, operator: string | undefined, ownerName: string | undefined): string {
  const [disclosed, owner] = [at(leg, 149), at(leg, 129, 131).trim()];
  const [code = "", name = ""] = (operator ?? "").split("/");
  let by = code.trim();
  if (!by && (disclosed === "L" || disclosed === "S") && owner !== "X") by = owner;
  if (!by && flight) by = flight.slice(0, 3).trim();
  const called = name || (owner === "X" && (disclosed === "L" || disclosed === "S") ? (ownerName ?? "") : "");
  const as = flight ? `${flight.slice(0, 3).trim()}${Number(flight.slice(3, 7))}` : "";
  return `flown by ${by === at(leg, 3, 5).trim() ? "" : by}/${called} as ${as}`;
}

/** The same of what the importer made. */
function tell(leg: LegPattern): Sale {
  const { B, E } = cabinCapacities(leg.configuration);
  const flown = /^(.+?)(\d{4})$/.exec(leg.operatingFlight);
  const as = flown ? `${flown[1]}${Number(flown[2])}` : "";
  const journeys = [0, 1, 2, 3].map((later) => {
    const off = leg.legSequence + later;
    const said = leg.segments.find(({ offLeg }) => offLeg === off);
    return `to ${off} ${said?.restriction || "free"}${said?.qualifier ? ` at ${said.qualifier}` : ""}${said?.classes ?? ""}`;
  });
  return [
    `${leg.carrier}${leg.flightNumber} leg ${leg.legSequence}: ${leg.bookingDesignators}`,
    `business ${B} economy ${E}`,
    `flown by ${leg.operatingCarrier}/${leg.operatingName} as ${as}`,
    ...journeys,
  ].join(", ");
}

/** Texts at their columns of a record of 200 characters. */
function record(type: string, ...fields: readonly (readonly [column: number, text: string])[]): string {
  let line = type.padEnd(200);
  for (const [column, text] of fields) line = line.slice(0, column - 1) + text + line.slice(column - 1 + text.length);
  return line;
}

const code = fc.constantFrom(" ", " ", " ", ..."ABCDEFGHIKMNOQTVWXYZ");
const leg = fc.record({
  classes: fc.constantFrom("CDYBM", "C20YBM130", "YBM130", "C20YBM", "XX"),
  cabins: fc.constantFrom("C020Y150", "C20Y150LL8VVQ7A3", "Y189VVA359", "CY", "F4J28W20Y200PP4", "XX"),
  blocked: fc.constantFrom("", "Y012", "C04Y30"),
  disclosure: fc.constantFrom(" ", " ", "L", "Z", "S", "X"),
  owner: fc.constantFrom("   ", "QY ", "QYA", "X  ", "QX "),
  flight: fc.constantFrom("", "QY 0451", "QYA1234", "QX 9999"),
  operator: fc.constantFrom("QY", "QY /QY REGIONAL", "/NOBODY"),
  codes: fc.array(code, { minLength: 4, maxLength: 4 }),
  beyond: fc.array(fc.constantFrom("", "", "K", "Y"), { minLength: 4, maxLength: 4 }),
  ends: fc.array(fc.constantFrom("", "", "710", "711", "712"), { minLength: 4, maxLength: 4 }),
  only: fc.constantFrom("", "", "YM"),
});
type Leg = typeof leg extends fc.Arbitrary<infer T> ? T : never;

/** A flight of one leg after another between two airports and back, so that there are many. */
function linesOf(legs: readonly Leg[]): string[] {
  return legs.flatMap((spec, index) => {
    const own = index + 1;
    const name = `QX 10${String(index).padStart(2, "0")}0101J`;
    const main: [number, string][] = [
      [3, name],
      [15, "02NOV2602NOV261      "],
      [37, "TAS05000500+0500  SKD06000600+0500  320"],
      [76, spec.classes],
      [129, spec.owner],
      [149, spec.disclosure],
      [150, spec.codes.join("")],
      [173, spec.cabins],
      [193, "00"],
    ];
    const say = (element: string, later: number, data: string) =>
      record("4", [3, name], [29, "A"], [30, String.fromCharCode(66 + later)], [31, element], [40, data]);
    const segments = [
      ...(spec.classes === "XX" ? [say("106", 0, "CYBM")] : []),
      ...(spec.cabins === "XX" ? [say("108", 0, "C8Y144VV9")] : []),
      ...(spec.blocked ? [say("104", 0, spec.blocked)] : []),
      ...(spec.flight ? [say("050", 0, spec.flight)] : []),
      ...("ZX".includes(spec.disclosure) ? [say("127", 0, spec.operator)] : []),
      ...(spec.owner === "X  " ? [say("113", 0, "SOMEBODY")] : []),
      ...spec.beyond.flatMap((data, later) => (data ? [say("170", later, data)] : [])),
      ...spec.ends.flatMap((element, later) => (element ? [say(element, later, "")] : [])),
      ...(spec.only ? [say("101", own % 3, spec.only)] : []),
      say("505", 0, "ET"),
    ];
    return [record("3", ...main), ...segments];
  });
}

it("the importer finds what a reading of every byte and data element finds", () => {
  fc.assert(
    fc.property(fc.array(leg, { minLength: 1, maxLength: 6 }), (legs) => {
      const lines = [
        record("1", [2, "AIRLINE STANDARD SCHEDULE DATA SET"]),
        record("2", [2, "L"], [3, "QX"], [15, "25OCT2627MAR27"]),
        ...linesOf(legs),
        record("5", [3, "QX"], [194, "E"]),
      ];
      const { legs: read, problems } = parseLines(lines);
      expect(problems).toEqual([]);
      expect(read.map(tell)).toEqual(readAgain(lines));
    }),
    { numRuns: propertyRuns(500) },
  );
});

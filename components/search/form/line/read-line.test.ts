import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { addDays } from "@/lib/domain/dates";
import { AGE_GROUPS } from "@/lib/domain/passengers/passengers";
import { MONTHS_SHORT } from "@/lib/domain/text/short-names";
import { placesIn, readLine } from "./read-line";

const TODAY = "2026-11-24";
const read = (text: string) => readLine(text, TODAY);
const FAMILY = { adt: 2, chd: 1, inf: 1, ins: 0 };

describe("one line", () => {
  it("is places, dates, passengers and cabin", () => {
    expect(read("TAS IST 12DEC 19DEC 2A1C1I B").line).toEqual({
      trip: "round-trip",
      ways: [{ from: "TAS", to: "IST", date: "2026-12-12" }],
      back: "2026-12-19",
      party: FAMILY,
      cabin: "B",
    });
  });

  it.each([
    "tas ist 12dec 19dec 2a1c1i",
    "TAS-IST 12.12 19.12 2A1C1I",
    "ташкент стамбул 12 дек 19 дек 2A1C1I",
    "TAS IST 12DEC 19DEC 2A 1C 1I",
    "TAS IST 12DEC - 19DEC 2A1C1I",
    "TAS IST 12DEC-19DEC 2A1C1I",
    "TAS IST 12.12–19.12 2A1C1I",
    "TAS IST 2026-12-12 2026-12-19 2A1C1I",
    "TAS IST 12 DEC 2026 19 DEC 2026 2A1C1I",
    "TAS IST 12 DEC 26 19 DEC 26 2A1C1I",
    "TAS IST 12 DEC 19 DEC 2A1C1I",
    "TAS IST 12DEC 19DEC 2в1р1м",
    "TAS IST 12ДЕК 19ДЕК 2В 1Р 1М",
    "TAS IST 12DEC 19DEC 2 adults, 1 child, 1 infant",
    "TAS IST 12DEC 19DEC 2adults 1child 1infant",
    "TAS IST 12 ДЕК 19 ДЕК 2 взрослых 1 ребёнок 1 младенец",
    "TAS IST 12DEK 19DEK 2 kattalar 1 bola 1 chaqaloq",
    "TAS IST 12DEK 19DEK 2 ta katta 1 ta bola 1 ta chaqaloq",
    "TAS IST 12DEC 19DEC 2ADT 1CHD 1INF",
    "TAS IST 12DEC 19DEC 2ADT1CHD1INF",
    "TAS IST 12DEC 19DEC 2 ADT 1 CHD 1 INF",
    "TAS IST 12 ДЕК 19 ДЕК 2 взр 1 дет 1 мл",
    "TAS IST 12 ДЕК 19 ДЕК 2 взр., 1 реб., 1 мл.",
    "TAS IST 12DEK 19DEK 2 nafar katta 1 nafar bola 1 nafar chaqaloq",
    "TAS IST 12DEK 19DEK 2 та катта 1 та бола 1 та чақалоқ",
    "TAS IST 12DEC 19DEC 2ф1с1ш",
  ])("%s is read as well", (text) => {
    expect(read(text).line).toMatchObject({ trip: "round-trip", back: "2026-12-19", party: FAMILY, cabin: null });
  });

  it.each([
    ["business", "B"],
    ["Бизнес", "B"],
    ["biznes klass", "B"],
    ["economy", "E"],
    ["эконом-класс", "E"],
    ["ekonom", "E"],
    ["И", "B"],
    ["В", "B"],
    ["б", "B"],
    ["У", "E"],
    ["е", "E"],
    ["Ф", "A"],
  ])("takes %s for the cabin", (word, cabin) => {
    expect(read(`TAS IST 12DEC ${word} 2 adults`).line).toMatchObject({ cabin, party: { adt: 2 }, ways: [{ from: "TAS", to: "IST" }] });
  });

  it("takes a preposition for no cabin", () => {
    expect(read("ташкент в стамбул 12 дек").problem).toEqual({ kind: "date", part: "в" });
    expect(read("ташкент стамбул с 12 дек").problem).toEqual({ kind: "date", part: "с" });
  });

  it("leaves a comma within a word to who knows the names: it is a letter of the other keyboard", () => {
    expect(placesIn("nfirtyn cnfv,ek 12dec", TODAY)).toEqual(["nfirtyn cnfv,ek"]);
    expect(placesIn("nfirtyn ,fre 12dec", TODAY)).toEqual(["nfirtyn ,fre"]);
    expect(placesIn("nfirtyn, cnfv,ek, 12 dec,tas 15dec", TODAY)).toEqual(["nfirtyn cnfv,ek", "tas"]);
    expect(readLine("tas,ist 12dec,19dec", TODAY, (words) => words.split(",")).line).toMatchObject({
      ways: [{ from: "tas", to: "ist", date: "2026-12-12" }],
      back: "2026-12-19",
    });
  });

  it("without the way back goes one way, for one adult", () => {
    expect(read("tas ist 28.12").line).toMatchObject({ trip: "one-way", back: "", party: { adt: 1, chd: 0, inf: 0, ins: 0 } });
  });

  it("goes on from city to city, into the next year", () => {
    expect(read("TAS IST 28DEC LON 3JAN PAR TAS 9JAN").line).toMatchObject({
      trip: "several-cities",
      ways: [
        { from: "TAS", to: "IST", date: "2026-12-28" },
        { from: "IST", to: "LON", date: "2027-01-03" },
        { from: "PAR", to: "TAS", date: "2027-01-09" },
      ],
    });
    expect(read("TAS IST 12DEC TAS 19DEC").line).toMatchObject({ trip: "round-trip", back: "2026-12-19" });
  });
});

it("goes by the names into which the places before a date are divided", () => {
  const text = "new york los angeles 12dec tas 3jan";
  expect(placesIn(text, TODAY)).toEqual(["new york los angeles", "tas"]);
  const { line } = readLine(text, TODAY, (words) => words.match(/new york|los angeles|\S+/g) ?? []);
  expect(line?.ways).toMatchObject([
    { from: "new york", to: "los angeles" },
    { from: "los angeles", to: "tas" },
  ]);
});

describe("what is wrong", () => {
  it.each([
    ["tas", "places", "tas"],
    ["2A", "places", "2A"],
    ["tas ist", "noDate", "tas ist"],
    ["TAS IST 12DEC LON", "noDate", "LON"],
    ["TAS IST 23NOV", "past", "23NOV"],
    ["TAS IST 23.11.26", "past", "23.11.26"],
    ["TAS IST 12.12.2025", "past", "12.12.2025"],
    ["TAS IST 12DEC 23NOV", "past", "23NOV"],
    ["TAS IST 12.12.2028", "late", "12.12.2028"],
    ["TAS IST 12DEC 10DEC", "back", "10DEC"],
    ["TAS IST 20JAN 10JAN", "back", "10JAN"],
    ["TAS IST 12DEC LON 10DEC", "order", "10DEC"],
    ["TAS 12DEC", "places", "TAS"],
    ["TAS IST LON 12DEC", "places", "TAS IST LON"],
    ["TAS IST 31FEB", "date", "31FEB"],
    ["TAS IST 12DEC X", "date", "X"],
    ["TAS IST 2026-12-19 2026-12-12", "back", "2026-12-12"],
    ["TAS IST 12DEC 1C", "party", "1C"],
    ["TAS IST 12DEC 1A2I", "party", "1A2I"],
    ["TAS IST 12DEC 8A2C", "party", "8A2C"],
    ["TAS IST 12DEC 1A 2A", "twice", "2A"],
    ["TAS IST 12DEC 2A 1C1A", "twice", "1C1A"],
    ["TAS IST 12DEC 1A 2I", "party", "1A 2I"],
    ["TAS IST 12DEC B E", "twice", "E"],
    ["TAS IST 12DEC 19DEC 20DEC", "unknown", "20DEC"],
    ["A B C D".replaceAll(/\w/g, "$&$&$&"), "noDate", "AAA BBB CCC DDD"],
  ])("%s is told with its part", (text, kind, part) => {
    const { problem } = read(text);
    expect([problem?.kind, problem?.part]).toEqual([kind, part]);
  });
});

/** Each age as people write it, by language and by code. */
const WRITINGS = [
  { adt: "ADT", chd: "CHD", inf: "INF", ins: "INS" },
  { adt: " adults", chd: " children", inf: " infants", ins: " infants with seats" },
  { adt: " взр", chd: " дет.", inf: " мл", ins: " младенца с местом" },
  { adt: " взрослых", chd: " ребёнок", inf: " младенец", ins: " младенцев с местами" },
  { adt: " ta katta", chd: " ta bola", inf: " ta chaqaloq", ins: " ta joyli chaqaloq" },
  { adt: " kattalar", chd: " bolalar", inf: " chaqaloqlar", ins: " joyli chaqaloqlar" },
  { adt: "в", chd: "р", inf: "м", ins: "s" },
  { adt: "ф", chd: "с", inf: "ш", ins: "ы" },
];

test("travellers are read in whatever words, order and letters they are written", () => {
  const party = fc.record({ adt: fc.integer({ min: 2, max: 4 }), chd: fc.nat(3), inf: fc.nat(2), ins: fc.nat(2) });
  const order = fc.shuffledSubarray([...AGE_GROUPS], { minLength: AGE_GROUPS.length });
  const written = fc.record({
    by: fc.constantFrom(...WRITINGS),
    between: fc.constantFrom(" ", ", ", " и ", " с ", " and ", " va "),
    isUpper: fc.boolean(),
  });
  fc.assert(
    fc.property(party, order, written, (people, ages, { by, between, isUpper }) => {
      const text = ages
        .filter((age) => people[age] > 0)
        .map((age) => `${people[age]}${by[age]}`)
        .join(between);
      expect(read(`TAS IST 12DEC ${isUpper ? text.toUpperCase() : text} B`).line).toMatchObject({ party: people, cabin: "B" });
    }),
  );
});

test("whatever is written as such a line is read back", () => {
  const days = fc.integer({ min: 0, max: 330 });
  const code = fc.constantFrom("TAS", "IST", "LON", "DXB", "SKD");
  const party = fc.record({ adt: fc.integer({ min: 1, max: 4 }), chd: fc.nat(3), inf: fc.nat(1), ins: fc.nat(1) });
  const short = (date: string) => `${date.slice(8)}${MONTHS_SHORT.en[Number(date.slice(5, 7)) - 1]}${date.slice(2, 4)}`;
  fc.assert(
    fc.property(code, code, days, days, party, (from, to, one, other, people) => {
      const [out, back] = [Math.min(one, other), Math.max(one, other)].map((later) => addDays(TODAY, later));
      const text = `${from} ${to} ${short(out ?? "")} ${short(back ?? "")} ${people.adt}a${people.chd}c${people.inf}i${people.ins}s`;
      expect(read(text).line).toEqual({ trip: "round-trip", ways: [{ from, to, date: out }], back, party: people, cabin: null });
    }),
  );
});

test("no line makes it fail", () => {
  const typed = fc.string({ unit: fc.constantFrom(..."TASist 12DEC.,;-aciвс".split("")), maxLength: 40 });
  fc.assert(fc.property(fc.oneof(fc.string(), typed), (text) => Object.keys(read(text)).length === 1));
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareLists } from "./compare-lists";
import { listSheet } from "./list-sheet";
import type { ListedFlight, ListedPassenger, ListedPerson } from "./listed-passenger";
import { readParts } from "./testing/second-reader";
import { writeAdl, writePnl } from "./write-messages";

const FLIGHT: ListedFlight = { carrier: "HY", flightNumber: 51, suffix: "", date: "2026-12-01", origin: "TAS", destination: "IST" };

const person = (surname: string, given: string): ListedPerson => ({
  ...{ surname, given, middle: "", gender: "M", birthdate: "1990-01-05" },
  document: { type: "P", number: "AA1234567", nationality: "UZB", expires: "2031-02-03" },
  ticket: { number: "2502400000001", coupon: 1 },
});

const passenger = (key: string, more: Partial<ListedPassenger> = {}): ListedPassenger => ({
  ...person("KARIMOV", "AZIZ"),
  ...{ key, locator: `LOC${key}`, age: "adt", destination: "IST", bookingClass: "Y", infant: null },
  ...more,
});

describe("a PNL", () => {
  it("is what the standard shows", () => {
    const infant = { ...person("KARIMOVA", "LOLA"), gender: "F" as const, birthdate: "2026-01-20" };
    const parts = writePnl(FLIGHT, [
      passenger("1", { locator: "QWERTY", infant: { ...infant, ticket: { number: "2502400000002", coupon: 1 } } }),
      passenger("2", { locator: "QWERTY", given: "OYBEK", age: "chd", birthdate: "2019-03-09", ticket: null }),
    ]);
    expect(parts).toHaveLength(1);
    expect(parts[0]?.split("\r\n")).toEqual([
      "PNL",
      "HY051/01DEC TAS PART1",
      "-IST002Y",
      "1KARIMOV/AZIZMR-A2 .L/QWERTY",
      ".R/TKNE HK1 2502400000001/1-1KARIMOV/AZIZMR",
      ".R/DOCS HK1/P/UZB/AA1234567/UZB/05JAN90/M/03FEB31/KARIMOV/AZIZ-1",
      ".RN/KARIMOV/AZIZMR",
      ".R/INFT HK1 20JAN26 KARIMOVA/LOLA-1KARIMOV/AZIZMR",
      ".R/TKNE HK1 INF2502400000002/1-1KARIMOV/AZIZMR",
      ".R/DOCS HK1/P/UZB/AA1234567/UZB/20JAN26/FI/03FEB31/KARIMOVA/LOLA",
      ".RN/-1KARIMOV/AZIZMR",
      "1KARIMOV/OYBEKMSTR-A2 .L/QWERTY",
      ".R/DOCS HK1/P/UZB/AA1234567/UZB/09MAR19/M/03FEB31/KARIMOV/OYBEK-",
      ".RN/1KARIMOV/OYBEKMSTR",
      ".R/CHLD HK1 09MAR19-1KARIMOV/OYBEKMSTR",
      "ENDPNL",
      "",
    ]);
  });

  it("of nobody says so", () => {
    expect(writePnl(FLIGHT, [])[0]).toBe("PNL\r\nHY051/01DEC TAS PART1\r\n-IST000Y\r\nENDPNL\r\n");
  });
});

const name = fc.stringMatching(/^[A-Z]{1,40}( [A-Z]{1,20})?$/);
const anyPassenger = fc.record({
  surname: name,
  given: name,
  age: fc.constantFrom("adt" as const, "chd" as const, "ins" as const),
  locator: fc.constantFrom("AAAAAA", "BBBBBB", "CCCCCC", "DDDDDD"),
  destination: fc.constantFrom("IST", "UGC"),
  bookingClass: fc.constantFrom("Y", "T", "C"),
});
const anyList = fc.array(anyPassenger, { maxLength: 40 }).map((people) => people.map((each, index) => passenger(String(index), each)));

const totalsOf = (list: readonly ListedPassenger[]) => {
  const totals = new Map<string, number>();
  for (const { destination, bookingClass } of list) {
    const group = destination + bookingClass;
    totals.set(group, (totals.get(group) ?? 0) + 1);
  }
  return totals;
};

/** Whom a message is about, as often as it is. */
const people = (names: readonly { name: string; locator: string; destination: string; bookingClass: string }[]) =>
  names.map(({ name: full, locator, destination, bookingClass }) => [full, locator, destination, bookingClass].join(" ")).sort();

describe("what a second reader finds", () => {
  it("in a PNL are all passengers in their destinations and classes, whatever they are called", () => {
    fc.assert(
      fc.property(anyList, (list) => {
        const { kind, flight, date, origin, totals, names } = readParts(writePnl(FLIGHT, list));
        expect({ kind, flight, date, origin }).toEqual({ kind: "PNL", flight: "HY051", date: "01DEC", origin: "TAS" });
        expect(list.length === 0 ? new Map() : totals).toEqual(totalsOf(list));
        expect(names).toHaveLength(list.length);
        for (const [group, count] of totalsOf(list))
          expect(names.filter(({ destination, bookingClass }) => destination + bookingClass === group)).toHaveLength(count);
        for (const { remarks, name: full } of names) for (const remark of remarks) expect(remark.endsWith(`-1${full}`)).toBe(true);
        const documents = names.flatMap(({ remarks }) => remarks.filter((remark) => remark.startsWith("DOCS")));
        expect(documents.map((remark) => remark.split("/").slice(1, 8).join("/"))).toEqual(
          names.map(() => "P/UZB/AA1234567/UZB/05JAN90/M/03FEB31"),
        );
      }),
    );
  });

  it("in an ADL turns the list before into the list after", () => {
    fc.assert(
      fc.property(anyList, anyList, (before, now) => {
        const adl = readParts(writeAdl(FLIGHT, before, now));
        const known = people(readParts(writePnl(FLIGHT, before)).names);
        const [deleted, added] = ["DEL", "ADD"].map((section) => people(adl.names.filter((each) => each.section === section)));
        for (const gone of deleted ?? []) known.splice(known.indexOf(gone), known.includes(gone) ? 1 : 0);
        expect([...known, ...(added ?? [])].sort()).toEqual(people(readParts(writePnl(FLIGHT, now)).names));
        for (const [group, count] of totalsOf(now)) expect(adl.totals.get(group)).toBe(count);
      }),
    );
  });
});

describe("the difference of two lists", () => {
  it("is nothing where nothing has changed, in whatever order fields were kept", () => {
    const { infant, ...rest } = passenger("1");
    expect(compareLists([passenger("1")], [{ infant, ...rest }])).toEqual({ deleted: [], added: [], changed: [] });
  });

  it("deletes and adds who has another name, and changes who has another ticket", () => {
    const before = [passenger("1"), passenger("2")];
    const now = [passenger("1", { surname: "KARIMOVV" }), passenger("2", { ticket: { number: "2502400000009", coupon: 1 } })];
    const { deleted, added, changed } = compareLists(before, now);
    expect([deleted, added, changed].map((list) => list.map(({ key }) => key))).toEqual([["1"], ["1"], ["2"]]);
  });
});

it("a table has a row for everybody, infants too", () => {
  const { headings, rows } = listSheet(FLIGHT, [passenger("1", { infant: person("KARIMOVA", "LOLA") })]);
  expect(rows.map((row) => [row[headings.indexOf("Type")], row[headings.indexOf("On the lap of")]])).toEqual([
    ["ADT", ""],
    ["INF", "KARIMOV AZIZ"],
  ]);
});

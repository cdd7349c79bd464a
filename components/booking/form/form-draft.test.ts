import { beforeEach, describe, expect, it } from "vitest";
import type { AgeGroup } from "@/lib/domain/passengers/passengers";
import { emptyFields } from "./booking-fields";
import { dropDraft, type FormDraft, keepDraft, moveDraft, namesIn, readDraft, returnDraft } from "./form-draft";

const NOW = Date.UTC(2026, 10, 24, 10);
const HOUR_MS = 3_600_000;

const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};

function typed(): FormDraft["fields"] {
  const fields = emptyFields(["adt", "adt", "chd"], { adt: ["A"], chd: ["A"] });
  const names = ["MALIKA", "ALI", "NODIR"];
  const passengers = fields.passengers.map((one, index) => ({ ...one, last_name: "KARIMOVA", first_name: names[index] ?? "" }));
  return { ...fields, passengers, payer_email: "m@parvoz.example", bags: fields.bags.map(() => ({ byDirection: ["1x23"] })) };
}

const PRICE = { amount: 100, currency: "USD" } as const;
const draft = (): FormDraft => ({ owner: "u-1", choice: "HY271", along: "", price: PRICE, at: NOW, fields: typed(), waiting: [] });

beforeEach(() => stored.clear());

describe("what was typed", () => {
  it("is there again for two hours, for whoever typed it", () => {
    keepDraft(storage, draft());
    expect(readDraft(storage, { owner: "u-1", now: NOW + 2 * HOUR_MS - 1 })).toEqual(draft());
  });

  it.each([
    ["after two hours", { owner: "u-1", now: NOW + 2 * HOUR_MS }],
    ["where a colleague opens the form", { owner: "u-2", now: NOW }],
  ])("is gone from the storage %s", (_, reader) => {
    keepDraft(storage, draft());
    expect(readDraft(storage, reader)).toBeNull();
    expect(stored.size).toBe(0);
  });

  it("is nothing where it is dropped, or is no draft", () => {
    keepDraft(storage, draft());
    dropDraft(storage);
    expect(readDraft(storage, { owner: "u-1", now: NOW })).toBeNull();
    for (const text of ["", "null", "{", '{"owner":"u-1","choice":"","price":{"amount":1,"currency":"UZS"},"at":0,"fields":{}}']) {
      stored.set("parvoz.passenger-form", text);
      expect(readDraft(storage, { owner: "u-1", now: NOW })).toBeNull();
    }
  });

  it("stops nobody where the storage is full", () => {
    const full = {
      setItem: () => {
        throw new Error("QuotaExceededError");
      },
    };
    expect(() => keepDraft(full, draft())).not.toThrow();
  });
});

describe("the same flights again", () => {
  const sold = (): FormDraft => ({ ...draft(), fields: { ...typed(), selling_price: "105" } });

  it("are sold at the price that was typed where they cost the same", () => {
    expect(returnDraft(sold(), { offer: { price: PRICE }, isQuoted: false })).toEqual(sold().fields);
  });

  it.each([
    ["in another currency", { offer: { price: { amount: 100, currency: "EUR" } }, isQuoted: false }],
    ["where they cost another amount", { offer: { price: { amount: 101, currency: "USD" } }, isQuoted: false }],
    ["where a quote says the price", { offer: { price: PRICE }, isQuoted: true }],
  ] as const)("%s are not, and their passengers come back", (_, now) => {
    expect(returnDraft(sold(), now)).toEqual({ ...typed(), selling_price: "" });
  });
});

describe("passengers of another offer", () => {
  it("keep their places by age, and the kinds of documents that are taken", () => {
    const empty = emptyFields(["adt", "chd", "inf"], { adt: ["PS"], chd: ["A"], inf: ["A"] });
    const accepted = (age: string) => age !== "adt";
    const { fields: moved, waiting } = moveDraft({ fields: typed(), waiting: [] }, { empty, lastFlight: "2026-12-10", accepted });
    expect(moved.passengers.map(({ age, first_name, doc_type }) => [age, first_name, doc_type])).toEqual([
      ["adt", "MALIKA", "PS"],
      ["chd", "NODIR", "A"],
      ["inf", "", "A"],
    ]);
    expect(moved.payer_email).toBe("m@parvoz.example");
    expect(moved.bags).toEqual(empty.bags);
    expect(waiting.map(({ first_name }) => first_name)).toEqual(["ALI"]);
  });

  it("wait where there is no place for them, and stand in the next form that has one", () => {
    const to = (ages: readonly AgeGroup[]) => ({ empty: emptyFields(ages, {}), lastFlight: "2026-12-10", accepted: () => true });
    const small = moveDraft({ fields: typed(), waiting: [] }, to(["adt"]));
    expect(namesIn(small.fields.passengers)).toBe("KARIMOVA MALIKA");
    expect(namesIn(small.waiting)).toBe("KARIMOVA ALI, KARIMOVA NODIR");
    const large = moveDraft(small, to(["adt", "adt", "adt", "chd"]));
    expect(namesIn(large.fields.passengers)).toBe("KARIMOVA MALIKA, KARIMOVA ALI, KARIMOVA NODIR");
    expect(large.waiting).toEqual([]);
    // An empty place is nobody to wait.
    expect(moveDraft(large, to(["adt", "adt", "chd"])).waiting).toEqual([]);
  });

  it("take the place of the age that they have on the new flights", () => {
    const fields = typed();
    const passengers = fields.passengers.map((one) => (one.age === "chd" ? { ...one, birthdate: "2014-12-10" } : one));
    const on = (lastFlight: string) =>
      moveDraft(
        { fields: { ...fields, passengers }, waiting: [] },
        { empty: emptyFields(["adt", "adt", "adt"], {}), lastFlight, accepted: () => true },
      );
    expect(on("2026-12-09").waiting.map(({ first_name }) => first_name)).toEqual(["NODIR"]);
    expect(on("2026-12-10").fields.passengers.at(2)).toMatchObject({ first_name: "NODIR", age: "adt" });
  });

  it("are named for the question whether they are wanted", () => {
    expect(namesIn(typed().passengers)).toBe("KARIMOVA MALIKA, KARIMOVA ALI, KARIMOVA NODIR");
    expect(namesIn(emptyFields(["adt"], {}).passengers)).toBe("");
  });
});

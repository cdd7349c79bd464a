import { describe, expect, it } from "vitest";
import type { AgeGroup } from "@/lib/domain/passengers/passengers";
import { type BookingFields, emptyFields, toBookingRequest } from "./booking-fields";
import { bookingSchema } from "./booking-schema";

const accepted = ["A"];

function checkerFor(ages: readonly AgeGroup[]) {
  const party = { adt: 0, chd: 0, inf: 0, ins: 0 };
  for (const age of ages) party[age] += 1;
  const documents = { adt: accepted, chd: accepted, inf: accepted, ins: accepted };
  const rules = {
    party,
    lastFlight: "2026-12-10",
    today: "2026-11-20",
    documents,
    isCountry: (code: string) => ["UZ", "TR"].includes(code),
  };
  return bookingSchema({ rules, locale: "en", say: ({ kind }) => kind });
}

function filled(ages: AgeGroup[] = ["adt"], change: (fields: BookingFields) => void = () => undefined): BookingFields {
  const fields = emptyFields(ages, { adt: ["A"], chd: ["A"], inf: ["A"], ins: ["A"] });
  const births: Record<AgeGroup, string> = { adt: "1990-02-07", chd: "2018-05-01", inf: "2026-05-01", ins: "2026-05-01" };
  fields.passengers.forEach((passenger, index) => {
    Object.assign(passenger, {
      last_name: "Karimova",
      first_name: ["Malika", "Nodira", "Aziza", "Umid"][index],
      birthdate: births[passenger.age],
      gender: "F",
      doc_number: `AA123456${index}`,
      doc_expire: "2030-01-01",
      tel: "+998 90 123-45-67",
    });
  });
  Object.assign(fields, { payer_name: "Malika Karimova", payer_email: "m@example.com", payer_tel: "+998901234567" });
  change(fields);
  return fields;
}

function problemsOf(fields: BookingFields): Record<string, string> {
  const result = checkerFor(fields.passengers.map(({ age }) => age)).safeParse(fields);
  return Object.fromEntries((result.error?.issues ?? []).map((issue) => [issue.path.join("."), issue.message]));
}

function first(fields: BookingFields) {
  const [passenger] = fields.passengers;
  if (!passenger) throw new Error("no passenger");
  return passenger;
}

describe("the passenger form", () => {
  it("accepts a whole family", () => {
    expect(problemsOf(filled(["adt", "adt", "chd", "inf"]))).toEqual({});
  });

  it("asks for every mandatory field of an untouched form, and not for the middle name", () => {
    const problems = problemsOf(emptyFields(["adt"], { adt: ["A"] }));
    const { "passengers.0.first_name": firstName, ...others } = problems;
    expect(new Set(Object.values(others))).toEqual(new Set(["required"]));
    expect(firstName).toContain("FNU");
    expect(Object.keys(problems).sort()).toEqual([
      "passengers.0.birthdate",
      "passengers.0.doc_expire",
      "passengers.0.doc_number",
      "passengers.0.first_name",
      "passengers.0.gender",
      "passengers.0.last_name",
      "passengers.0.tel",
      "payer_email",
      "payer_name",
      "payer_tel",
    ]);
  });

  it.each([
    ["last_name", "Каримова", /KARIMOVA/],
    ["first_name", "A".repeat(26), /1 to 25/],
    ["middle_name", "Иванович", /IVANOVICH/],
    ["birthdate", "31.02.1990", /^date$/],
    ["birthdate", "2027-01-01", /in the future/],
    ["birthdate", "2014-12-11", /^ageGroup$/],
    ["doc_number", "A1234567", /two letters and seven digits/],
    ["doc_number", "АА1234567", /Cyrillic/],
    ["doc_expire", "2026-11-19", /^expired$/],
    ["doc_expire", "2026-12-09", /valid on the date of the last flight/],
    ["tel", "1234567", /international form/],
    ["tel", "+998", /^required$/],
  ])("refuses %s %j", (field, value, remedy) => {
    expect(problemsOf(filled(["adt"], (fields) => Object.assign(first(fields), { [field]: value })))).toEqual({
      [`passengers.0.${field}`]: expect.stringMatching(remedy),
    });
  });

  it("counts ages on the date of the last flight: twelve on that day is an adult", () => {
    expect(problemsOf(filled(["adt"], (fields) => Object.assign(first(fields), { birthdate: "2014-12-10" })))).toEqual({});
  });

  it("takes another country's passport number as it is", () => {
    const turkish = filled(["adt"], (fields) => Object.assign(first(fields), { citizenship: "TR", doc_number: "U12345678" }));
    expect(problemsOf(turkish)).toEqual({});
  });

  it("says once what is wrong with a phone that companions share", () => {
    const wrong = filled(["adt", "adt"], (fields) => Object.assign(first(fields), { tel: "12" }));
    expect(Object.keys(problemsOf(wrong))).toEqual(["passengers.0.tel"]);
  });

  it.each(["901234567", "90 123-45-67", "998 90 123 45 67", "00998901234567"])("takes %j for a phone of Uzbekistan", (tel) => {
    const local = filled(["adt"], (fields) => Object.assign(first(fields), { tel }));
    expect(problemsOf(local)).toEqual({});
    expect(toBookingRequest(local).passengers[0]?.tel).toBe("+998901234567");
  });

  it("wants an adult of 18 for every infant on a lap", () => {
    const young = filled(["adt", "inf"], (fields) => Object.assign(first(fields), { birthdate: "2010-01-01" }));
    expect(problemsOf(young)).toEqual({ "passengers.0.birthdate": expect.stringMatching(/18 or older/) });
  });

  it("notices one passport typed for two people", () => {
    const twice = filled(["adt", "adt"], (fields) => {
      for (const passenger of fields.passengers) passenger.doc_number = "aa 1234567";
    });
    expect(problemsOf(twice)).toMatchObject({ "passengers.1.doc_number": expect.stringMatching(/same document number/) });
  });
});

describe("the request made of the form", () => {
  it("writes names and numbers as carriers keep them, and dates as the interface does", () => {
    const request = toBookingRequest(
      filled(["adt"], (fields) => Object.assign(first(fields), { first_name: "  Malika  Bonu ", doc_number: "aa 1234567" })),
    );
    expect(request.passengers[0]).toEqual({
      last_name: "KARIMOVA",
      first_name: "MALIKA BONU",
      age: "adt",
      birthdate: "1990-02-07",
      gender: "F",
      citizenship: "UZ",
      tel: "+998901234567",
      doc_type: "A",
      doc_number: "AA1234567",
      doc_expire: "2030-01-01",
    });
  });

  it("gives companions the first passenger's phone, unless they have their own", () => {
    const request = toBookingRequest(
      filled(["adt", "adt", "adt"], (fields) => {
        const [, , third] = fields.passengers;
        Object.assign(third ?? {}, { same_tel: false, tel: "+79161234567" });
      }),
    );
    expect(request.passengers.map(({ tel }) => tel)).toEqual(["+998901234567", "+998901234567", "+79161234567"]);
  });

  it("passes the payer's address on only where that was asked for", () => {
    expect(toBookingRequest(filled())).not.toHaveProperty("order_note");
    expect(toBookingRequest(filled(["adt"], (fields) => Object.assign(fields, { share_contacts: true }))).order_note).toBe(
      "specialbuyercontacts",
    );
  });
});

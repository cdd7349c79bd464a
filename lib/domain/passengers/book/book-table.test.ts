import { expect, it } from "vitest";
import { passengers } from "@/lib/i18n/messages/passengers";
import { columnOf, readBookRow, readTableDate } from "./book-table";

const reading = { countryOf: (text: string) => (text === "UZ" || text === "Узбекистан" ? "UZ" : null), today: "2026-11-29" };
const ROW = {
  ...{ last_name: "karimova", first_name: "Lola", birthdate: "07.02.1990", gender: "ж", citizenship: "Узбекистан" },
  ...{ doc_number: "aa 123 45 67", doc_expire: "48214", tel: "90 123 45 67" },
};

it("knows each column by the name that the form has for its field, in three languages", () => {
  for (const label of Object.values(passengers.fields))
    for (const text of Object.values(label)) expect(columnOf(text), text).not.toBeNull();
});

it("reads a person as people write one", () => {
  expect(readBookRow(ROW, reading)).toEqual({
    person: {
      ...{ last_name: "KARIMOVA", first_name: "LOLA", middle_name: "", birthdate: "1990-02-07", gender: "F", citizenship: "UZ" },
      ...{ doc_type: null, doc_number: "AA1234567", doc_expire: "2032-01-01", tel: "+998901234567" },
    },
    faults: [],
  });
});

it("tells every fault of a row, with what stands there and what is offered", () => {
  const wrong = {
    ...ROW,
    doc_type: "A",
    last_name: "Каримова",
    first_name: "",
    birthdate: "31.02.1990",
    gender: "x",
    doc_number: "12345",
    tel: "12",
  };
  const { person, faults } = readBookRow(wrong, reading);
  expect(person).toBeNull();
  expect(faults.map(({ column, problem, other }) => [column, problem, other])).toEqual([
    ["last_name", "latin_name", "KARIMOVA"],
    ["first_name", "missing", ""],
    ["birthdate", "date", ""],
    ["gender", "gender", ""],
    ["doc_number", "uz_passport", ""],
    ["tel", "phone", ""],
  ]);
});

it("takes no date whose year or order is not sure", () => {
  for (const text of ["120385", "12.03.85", "1985", "12031985", "2026-13-01"]) expect(readTableDate(text), text).toBeNull();
  for (const text of ["1985-03-12", "1985-03-12T00:00:00", "12.3.1985", "12/03/1985", "31118", "31118.5"])
    expect(readTableDate(text), text).toBe("1985-03-12");
});

import { describe, expect, it } from "vitest";
import { readSought } from "./read-sought";

const TODAY = "2026-11-29";
const read = (text: string) => readSought(text, TODAY);

describe("what is typed into the one field", () => {
  it.each([
    ["HY 101 2026-12-12", "HY0101|2026-12-12"],
    ["hy101 12.12", "HY0101|2026-12-12"],
    ["HY-0101 12.12.26", "HY0101|2026-12-12"],
    ["7R 45A 01/02/2027", "7R0045A|2027-02-01"],
    ["TK1370 5.1", "TK1370|2027-01-05"],
    ["HY 101 30.6", "HY0101|2026-06-30"],
  ])("%s is a flight and its nearest date", (text, flight) => {
    expect(read(text)).toMatchObject({ flight, pnr: null, surnames: [], agency: null });
  });

  it("is no flight with a day that no calendar has", () => {
    expect(read("HY 101 31.02").flight).toBeNull();
    expect(read("HY 101 2026-13-01").flight).toBeNull();
  });

  it("is a booking number however people write it", () => {
    expect(read("p7k3-m9xa").bookingNumber).toBe("P7K3M9XA");
    expect(read("P7K3 M9XA").bookingNumber).toBe("P7K3M9XA");
  });

  it("is a ticket with or without its hyphen", () => {
    expect(read("250-2412345678")).toMatchObject({ ticket: "2502412345678", surnames: [] });
  });

  it("may be a PNR and a surname at once", () => {
    expect(read("karimo")).toMatchObject({ pnr: "KARIMO", surnames: ["karimo"] });
  });

  it("is a surname before or after a first name", () => {
    expect(read("Каримова  Лола").surnames).toEqual(["Каримова Лола", "Каримова", "Лола"]);
  });

  it("is a telephone by its digits", () => {
    expect(read("+998 90 123-45-67").phones).toEqual(["998901234567"]);
    expect(read("901234567").phones).toEqual(["998901234567"]);
    expect(read("4512").phones).toEqual([]);
  });

  it("is an agency's reference as it is written, without what nobody sees", () => {
    expect(read(" Order‎ 12/7 ").reference).toBe("Order 12/7");
  });
});

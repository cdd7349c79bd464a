import { describe, expect, it } from "vitest";
import { makeConvert } from "./exchange";
import { makeTaxes, type TaxRule, taxesOfDirections } from "./taxes";

const convert = makeConvert([{ base: "USD", quote: "UZS", rate: "10000" }], "UZS");
const rule = (differences: Partial<TaxRule>): TaxRule => ({
  code: "UZ",
  airport: "TAS",
  carrier: "",
  scope: "I",
  adultMinor: 1_000,
  childMinor: 500,
  infantMinor: 0,
  currency: "USD",
  ...differences,
});
const rules = [rule({}), rule({ code: "UD", scope: "D" }), rule({ code: "YQ", airport: "", carrier: "HY", scope: "A" })];
const taxesOf = makeTaxes(rules, convert);
const flight = { carrier: "HY", origin: "TAS", domestic: false };

describe("makeTaxes", () => {
  it("charges airport taxes by scope and carrier surcharges, per age group, and leaves out what is free", () => {
    const taxes = taxesOf([flight]);
    expect(taxes.adt).toEqual([
      { code: "UZ", amountMinor: 10_000_000 },
      { code: "YQ", amountMinor: 10_000_000 },
    ]);
    expect(taxes.ins).toEqual(taxes.chd);
    expect(taxes.chd.map((line) => line.amountMinor)).toEqual([5_000_000, 5_000_000]);
    expect(taxes.inf).toEqual([]);
    expect(taxesOf([{ ...flight, domestic: true }]).adt.map((line) => line.code)).toEqual(["UD", "YQ"]);
    expect(taxesOf([{ carrier: "TK", origin: "IST", domestic: false }]).adt).toEqual([]);
  });

  it("adds lines of one code up over flights and directions, and remembers what falls due on each direction", () => {
    const both = [taxesOf([flight, { ...flight, origin: "IST" }]), taxesOf([flight])];
    expect(taxesOfDirections(both, "adt")).toEqual([
      { code: "UZ", amountMinor: 20_000_000, byDirection: [10_000_000, 10_000_000] },
      { code: "YQ", amountMinor: 30_000_000, byDirection: [20_000_000, 10_000_000] },
    ]);
    const oneSided = [taxesOf([flight]), taxesOf([{ ...flight, origin: "IST" }])];
    expect(taxesOfDirections(oneSided, "adt")[0]).toEqual({ code: "UZ", amountMinor: 10_000_000, byDirection: [10_000_000, 0] });
  });
});

import { describe, expect, it } from "vitest";
import { FREE_SEGMENT } from "./leg-sale";
import { keepsRestrictions, restrictionOf } from "./traffic-restrictions";

/**
 * A direction from text: `QX d K, QY i` is a domestic flight of QX with code K, then an international one of QY; `~` before a flight is a self
 * transfer, a number behind a code the data element that says at which end its condition holds.
 */
function isSold(direction: string): boolean {
  const texts = direction.split(", ");
  const flights = texts.map((text) => {
    const [carrier = "", side, restriction = "", qualifier = ""] = text.replace("~", "").split(" ");
    return { carrier, international: side === "i", sale: { ...FREE_SEGMENT, restriction, qualifier } };
  });
  return keepsRestrictions(
    flights,
    texts.slice(1).map((text) => text.startsWith("~")),
  );
}

describe("a flight alone", () => {
  it.each([..."BCF"])("is sold with %s", (code) => expect(isSold(`QX d ${code}`)).toBe(true));
  it.each([..."ADEGHIKMNOQTVWXY?"])("is not sold with %s", (code) => expect(isSold(`QX d ${code}`)).toBe(false));
});

describe("a connection", () => {
  it.each([
    ["QX d, QY i", true],
    ["QX d K, QY d", true],
    ["QX d A, QX i", false],
    ["QX d B, QX i", false],
    ["QX d C, QY d", true],
    ["QX d C, QY i", false],
    ["QX d F, QX d", true],
    ["QX d F, QY d", false],
    ["QX d N, QY i", true],
    ["QX d N, QY d", false],
    ["QX d O, QX i", true],
    ["QX d O, QY i", false],
    ["QX d O, QX d", false],
    ["QX d Y, QX d", true],
    ["QX d Y, QY d", false],
    ["QX d M, QX i", false],
    ["QX d V, QY d", true],
    ["QX d W, QY i", true],
    ["QX d Q, QX i", true],
    ["QX d J, QX i", false],
  ])("%s: %s", (direction, sold) => expect(isSold(direction)).toBe(sold));

  it("meets a condition at either end of the flight, or where the schedule says", () => {
    expect(isSold("QY d, QX d Y, QX d")).toBe(true);
    expect(isSold("QY d, QX d Y, QY d")).toBe(false);
    expect(isSold("QY d, QX d Y 710, QX d")).toBe(false);
    expect(isSold("QX d, QX d Y 710, QY d")).toBe(true);
    expect(isSold("QY d, QX d Y 711, QX d")).toBe(true);
    expect(isSold("QX d, QX d Y 712, QY d")).toBe(false);
    expect(isSold("QX d, QX d Y 712, QX d")).toBe(true);
    expect(isSold("QX d K 712, QX d")).toBe(false);
  });

  it("is on one ticket: a self transfer sells each flight by itself", () => {
    expect(isSold("QX d K, ~QY d")).toBe(false);
    expect(isSold("QX d, QX d K, ~QY d")).toBe(true);
  });

  it("of D, E and G needs another flight of the carrier somewhere", () => {
    expect(isSold("QX i E, QX i")).toBe(true);
    expect(isSold("QX i E, QX i G")).toBe(false);
    expect(isSold("QX i D, QX i E, QX i")).toBe(true);
    expect(isSold("QX i D, QX i E, QX i G")).toBe(false);
    expect(isSold("QX i E, QX i E, QY i")).toBe(false);
  });
});

it("timetables hide what nobody can travel on alone", () => {
  const codes = [..."ABCDEFGHIKMNOQTVWXY"].filter((code) => restrictionOf(code).hidden);
  expect(codes).toEqual(["A", "H", "I"]);
});

import { expect, it } from "vitest";
import { chainsOf, directionName, isReturn } from "./journey-shape";

const journey = (text: string) =>
  text.split(" ").map((way) => {
    const [from = "", to = ""] = way.split("-");
    return { from, to };
  });
const namesOf = (text: string) => journey(text).map((_, index, ways) => directionName(ways, index));

it("calls a second direction a return where it leads home, an open jaw included, and numbers all others", () => {
  expect(namesOf("TAS-IST")).toEqual(["only"]);
  expect(namesOf("TAS-IST IST-TAS")).toEqual(["outbound", "inbound"]);
  expect(namesOf("TAS-IST LON-TAS")).toEqual(["outbound", "inbound"]);
  expect(namesOf("TAS-IST IST-LON")).toEqual(["numbered", "numbered"]);
  expect(namesOf("TAS-IST IST-LON LON-TAS")).toEqual(["numbered", "numbered", "numbered"]);
});

it("tells a trip there and back the same way from every other", () => {
  expect(isReturn(journey("TAS-IST IST-TAS"))).toBe(true);
  for (const other of ["TAS-IST", "TAS-IST LON-TAS", "TAS-IST IST-LON", "TAS-IST IST-TAS TAS-SKD"])
    expect(isReturn(journey(other)), other).toBe(false);
});

it("strings places together and begins anew where the traveller goes on from elsewhere", () => {
  expect(chainsOf(journey("TAS-IST IST-LON LON-TAS"))).toEqual([["TAS", "IST", "LON", "TAS"]]);
  expect(chainsOf(journey("TAS-IST LON-TAS"))).toEqual([
    ["TAS", "IST"],
    ["LON", "TAS"],
  ]);
});

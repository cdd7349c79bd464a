import { expect, it } from "vitest";
import { airlineByCode, allAirlines, ticketPrefixOf } from "./airlines";

it("knows carriers by name, designators and ticket prefix", () => {
  expect(airlineByCode("HY")).toMatchObject({
    icao: "UZB",
    ticketPrefix: "250",
    lowCost: false,
    country: "UZ",
    name: { uz: "Oʻzbekiston havo yoʻllari" },
  });
  expect(ticketPrefixOf("SV")).toBe("065");
  expect(airlineByCode("LH")).toMatchObject({ alliance: "Star Alliance", name: { uz: "Lufthansa", ru: "Люфтганза" } });
});

it("leaves a prefix blank where none is known, rather than giving somebody else's", () => {
  expect(ticketPrefixOf("C6")).toBeNull();
  expect(ticketPrefixOf("QQ")).toBeNull();
  const invented = allAirlines().filter(({ ticketPrefix }) => ticketPrefix === "000");
  expect(invented.map(({ code }) => code).sort()).toEqual(["X0", "ZZ"]);
});

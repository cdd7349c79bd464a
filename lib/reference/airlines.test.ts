import { describe, expect, it } from "vitest";
import { airlineByCode } from "./airlines";
import { connectionTimes } from "./connection-times";
import airlines from "./data/airlines.json";

describe("airlines", () => {
  it("gives each known carrier ticket digits of its own, and a placeholder to the others", () => {
    expect(airlineByCode("HY")).toMatchObject({ ticketingCode: "250", lowCost: false, name: { uz: "Oʻzbekiston havo yoʻllari" } });
    expect(airlineByCode("SV")?.ticketingCode).toBe("065");
    const known = airlines.flatMap(({ ticketingCode }) => (ticketingCode === "000" ? [] : [ticketingCode]));
    expect(known.every((digits) => /^\d{3}$/.test(digits))).toBe(true);
    expect(new Set(known).size).toBe(known.length);
    const without = airlines.filter((airline) => airline.ticketingCode === "000");
    expect(without.map((airline) => airline.code)).toEqual(["C6", "ZF", "X0", "ZZ"]);
  });
});

describe("connection times", () => {
  it("follow the airport, else the default", () => {
    expect(connectionTimes("TAS").DI).toBe(90);
    expect(connectionTimes("ZZZ")).toEqual({ DD: 45, DI: 75, ID: 75, II: 60 });
  });
});

import { afterEach, expect, it } from "vitest";
import { connectionMinutes } from "@/lib/domain/schedule/connection-rules";
import { connectionRules, connectionTimes } from "./connection-times";
import { referenceTables, replaceReferenceTables } from "./current-tables";

const files = referenceTables();
afterEach(() => replaceReferenceTables(files));

it("follows the airport, else the default", () => {
  expect(connectionTimes("TAS").DI).toBe(90);
  expect(connectionTimes("ZZZ")).toEqual({ DD: 45, DI: 75, ID: 75, II: 60 });
});

const ANY = { arrivalTerminal: "", departureTerminal: "", arrivalCarrier: "", departureCarrier: "" };
const flight = (carrier: string, terminal = "", isDomestic = false) => ({ carrier, terminal, isDomestic });

it("takes the most particular minimum: the departing carrier's first, then its terminal's, then those of the arriving flight", () => {
  const at = { airport: "IST", status: "II" } as const;
  replaceReferenceTables({
    ...files,
    connectionTimes: [
      { ...at, ...ANY, minutes: 60 },
      { ...at, ...ANY, arrivalTerminal: "2", minutes: 61 },
      { ...at, ...ANY, arrivalCarrier: "HY", minutes: 62 },
      { ...at, ...ANY, departureTerminal: "1", arrivalCarrier: "HY", arrivalTerminal: "2", minutes: 63 },
      { ...at, ...ANY, departureCarrier: "TK", minutes: 64 },
      { ...at, ...ANY, departureCarrier: "TK", arrivalCarrier: "TK", minutes: 65 },
    ],
  });
  const needed = (arriving: ReturnType<typeof flight>, departing: ReturnType<typeof flight>) =>
    connectionMinutes(connectionRules("IST"), arriving, departing);
  expect(needed(flight("LH"), flight("PC"))).toBe(60);
  expect(needed(flight("LH", "2"), flight("PC", "1"))).toBe(61);
  expect(needed(flight("HY", "2"), flight("PC", "3"))).toBe(62);
  expect(needed(flight("HY", "2"), flight("PC", "1"))).toBe(63);
  expect(needed(flight("HY", "2"), flight("TK", "1"))).toBe(64);
  expect(needed(flight("TK", "2"), flight("TK", "1"))).toBe(65);
  // Of another status nothing is said, so the default holds; and elsewhere too.
  expect(needed(flight("TK", "", true), flight("TK"))).toBe(75);
  expect(connectionMinutes(connectionRules("TAS"), flight("TK"), flight("TK"))).toBe(60);
});

import { describe, expect, it } from "vitest";
import { passportValidUntil } from "./passport";
import { type EntryFlight, visitsOf } from "./visits";

const COUNTRIES: Record<string, string> = {
  TAS: "UZ",
  SKD: "UZ",
  IST: "TR",
  SAW: "TR",
  FRA: "DE",
  VIE: "AT",
  PAR: "FR",
  JFK: "US",
  MEX: "MX",
};

/** `TAS-IST 12-01` departs and arrives on the first of December; a `!` after it: the next flight is on another ticket. */
function flight(text: string): EntryFlight {
  const [route = "", day = ""] = text.replace("!", "").split(" ");
  const [from = "", to = ""] = route.split("-");
  const end = (airport: string) => ({ airport, country: COUNTRIES[airport] ?? "", date: `2026-${day}` });
  return { departure: end(from), arrival: end(to), selfTransfer: text.endsWith("!") };
}
const visits = (...directions: string[][]) => visitsOf(directions.map((flights) => flights.map(flight)));

describe("countries on the way", () => {
  it("has the destination, with the stay up to the flight back", () => {
    expect(visits(["TAS-IST 12-01"], ["IST-TAS 12-15"])).toMatchObject([
      { country: "TR", purpose: "destination", enters: true, arrival: "2026-12-01", departure: "2026-12-15", stayDays: 15 },
      { country: "UZ", purpose: "destination", stayDays: null },
    ]);
  });

  it("lets a through connection stay in the transit zone, both ways as one", () => {
    const [transit] = visits(["TAS-IST 12-01", "IST-PAR 12-01"], ["PAR-IST 12-08", "IST-TAS 12-09"]);
    expect(transit).toMatchObject({ country: "TR", purpose: "connection", enters: false, reasons: [] });
  });

  it("takes a transfer on another ticket, or from another airport, through the border", () => {
    expect(visits(["TAS-IST 12-01!", "SAW-PAR 12-02"])[0]).toMatchObject({
      country: "TR",
      enters: true,
      reasons: ["self_transfer", "other_airport"],
    });
  });

  it("passes the border of the Schengen area where it is first reached", () => {
    expect(visits(["TAS-FRA 12-01", "FRA-VIE 12-01"])[0]).toMatchObject({ country: "DE", enters: true, reasons: ["same_area"] });
  });

  it("knows countries where every connection passes the border", () => {
    expect(visits(["TAS-JFK 12-01", "JFK-MEX 12-01"])[0]).toMatchObject({ country: "US", enters: true, reasons: ["no_transit_zone"] });
  });
});

describe("how long a passport must be valid", () => {
  it("counts full months from arrival or from departure, to the last day of a shorter month", () => {
    const stay = { arrival: "2026-08-31", departure: "2026-11-30" };
    expect(passportValidUntil(stay, { months: 6, from: "arrival" })).toBe("2027-02-28");
    expect(passportValidUntil(stay, { months: 3, from: "departure" })).toBe("2027-02-28");
    expect(passportValidUntil({ ...stay, departure: null }, { months: 3, from: "departure" })).toBe("2026-11-30");
  });
});

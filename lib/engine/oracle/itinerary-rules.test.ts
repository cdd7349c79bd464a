import { describe, expect, it } from "vitest";
import { dayNumber } from "@/lib/domain/dates";
import { AIRPORTS, leg, networkOf, search } from "../testing/fixtures";
import { findItineraries } from "./find-itineraries";

describe("connections", () => {
  // Minimum times of the fixtures: DD 40, DI 60, ID 80, II 100.
  it.each([
    ["domestic to domestic", "HY 10 SKD 08:00 TAS 09:00", "HY 20 TAS 09:40 UGC 11:00", "HY 20 TAS 09:39 UGC 11:00"],
    ["domestic to international", "HY 10 SKD 08:00 TAS 09:00", "HY 20 TAS 10:00 IST 13:00", "HY 20 TAS 09:59 IST 13:00"],
    ["international to domestic", "HY 10 IST 08:00 TAS 14:00", "HY 20 TAS 15:20 UGC 16:40", "HY 20 TAS 15:19 UGC 16:40"],
    ["international to international", "HY 10 NRT 08:00 TAS 14:00", "HY 20 TAS 15:40 IST 18:40", "HY 20 TAS 15:39 IST 18:40"],
  ])("waits %s as long as the airport needs, and not a minute less", (_, first, enough, tooShort) => {
    const [origin, destination] = [first.split(" ")[2] ?? "", enough.split(" ")[4] ?? ""];
    expect(search(networkOf([leg(first), leg(enough)]), origin, destination, "2026-12-01")).toHaveLength(1);
    expect(search(networkOf([leg(first), leg(tooShort)]), origin, destination, "2026-12-01")).toEqual([]);
  });

  it("takes a flight from abroad as international, also where its last leg is domestic", () => {
    const through = [leg("HY 10 IST 01:00 TAS 07:00", { legSequence: 1 }), leg("HY 10 TAS 08:00 SKD 09:00", { legSequence: 2 })];
    const onward = (time: string) => leg(`HY 20 SKD ${time} UGC 12:00`, { periodTo: "2026-12-01" });
    expect(search(networkOf([...through, onward("10:19")]), "IST", "UGC", "2026-12-01")).toEqual([]);
    expect(search(networkOf([...through, onward("10:20")]), "IST", "UGC", "2026-12-01")).toHaveLength(1);
  });

  it("gives carriers without an agreement two hours more, and says that it is a self transfer", () => {
    const first = leg("HY 10 SKD 08:00 TAS 09:00");
    const onward = (time: string) => leg(`TK 20 TAS ${time} IST 14:00`, { periodTo: "2026-12-01" });
    expect(search(networkOf([first, onward("11:59")]), "SKD", "IST", "2026-12-01")).toEqual([]);
    expect(search(networkOf([first, onward("12:00")]), "SKD", "IST", "2026-12-01")).toEqual([
      "HY10 SKD 08:00 TAS 09:00 ~ TK20 TAS 12:00 IST 14:00",
    ]);
    expect(search(networkOf([first, onward("10:00")], [["TK", "HY"]]), "SKD", "IST", "2026-12-01")).toEqual([
      "HY10 SKD 08:00 TAS 09:00 + TK20 TAS 10:00 IST 14:00",
    ]);
  });

  it("allows one self transfer in a journey, not two", () => {
    const legs = [leg("HY 1 UGC 06:00 TAS 07:00"), leg("TK 2 TAS 12:00 IST 15:00"), leg("PC 3 IST 20:00 AYT 21:00")];
    expect(search(networkOf(legs), "UGC", "AYT", "2026-12-01")).toEqual([]);
    expect(search(networkOf(legs, [["TK", "PC"]]), "UGC", "AYT", "2026-12-01")).toHaveLength(1);
  });

  it("waits 24 hours in all, and no minute longer", () => {
    const first = leg("HY 1 SKD 08:00 TAS 09:00", { periodTo: "2026-12-01" });
    const onward = (time: string) => leg(`HY 2 TAS ${time} IST 13:00`, { periodFrom: "2026-12-02" });
    expect(search(networkOf([first, onward("09:00")]), "SKD", "IST", "2026-12-01")).toHaveLength(1);
    expect(search(networkOf([first, onward("09:01")]), "SKD", "IST", "2026-12-01")).toEqual([]);
    const last = (time: string) => leg(`HY 3 IST ${time} LHR 23:00`, { periodFrom: "2026-12-02" });
    const evening = leg("HY 2 TAS 21:00 IST 23:50");
    expect(search(networkOf([first, evening, last("11:50")]), "SKD", "LHR", "2026-12-01")).toHaveLength(1);
    expect(search(networkOf([first, evening, last("11:51")]), "SKD", "LHR", "2026-12-01")).toEqual([]);
  });

  it("never changes the airport inside a city", () => {
    const legs = [leg("TK 1 TAS 06:00 IST 09:00"), leg("TK 2 SAW 14:00 AYT 15:00")];
    expect(search(networkOf(legs), "TAS", "AYT", "2026-12-01")).toEqual([]);
  });
});

describe("the way", () => {
  it("leaves out detours: Samarkand to Urgench is not flown over Istanbul, but over Tashkent it is", () => {
    const legs = [
      ...[leg("HY 1 SKD 06:00 IST 09:00"), leg("HY 2 IST 12:00 UGC 18:00")],
      ...[leg("HY 3 SKD 06:00 TAS 07:00"), leg("HY 4 TAS 09:00 UGC 10:30")],
    ];
    expect(search(networkOf(legs), "SKD", "UGC", "2026-12-01")).toEqual(["HY3 SKD 06:00 TAS 07:00 + HY4 TAS 09:00 UGC 10:30"]);
  });

  it("does not pass the destination, nor another airport of the origin", () => {
    const legs = [
      ...[leg("TK 1 TAS 06:00 SAW 09:00"), leg("TK 2 SAW 12:00 AYT 13:00"), leg("TK 3 AYT 15:00 IST 16:00")],
      ...[leg("TK 4 IST 05:00 AYT 06:00"), leg("TK 5 AYT 08:00 SAW 09:00"), leg("TK 6 SAW 12:00 TAS 18:00")],
    ];
    expect(search(networkOf(legs), "TAS", "SAW/IST", "2026-12-01")).toEqual(["TK1 TAS 06:00 SAW 09:00"]);
    expect(search(networkOf(legs), "IST/SAW", "TAS", "2026-12-01")).toEqual(["TK6 SAW 12:00 TAS 18:00"]);
  });

  it("keeps the passenger on a through flight, with the stop on the way as a technical one", () => {
    const legs = [leg("HY 101 TAS 22:00 RIX 01:30+1"), leg("HY 101 RIX 03:00+1 JFK 05:30+1", { legSequence: 2 })];
    const network = networkOf(legs);
    expect(search(network, "TAS", "JFK", "2026-12-01")).toEqual(["HY101 TAS 22:00 RIX 01:30 RIX 03:00 JFK 05:30"]);
    expect(search(network, "RIX", "JFK", "2026-12-02")).toEqual(["HY101 RIX 03:00 JFK 05:30"]);
  });

  it("offers a through flight only on days on which both legs are flown", () => {
    const network = networkOf([
      leg("HY 101 TAS 06:00 RIX 09:00", { daysOfOperation: 0b0000011 }),
      leg("HY 101 RIX 10:00 JFK 12:30", { legSequence: 2, daysOfOperation: 0b0000010 }),
    ]);
    expect(search(network, "TAS", "JFK", "2026-11-30")).toEqual([]);
    expect(search(network, "TAS", "JFK", "2026-12-01")).toHaveLength(1);
  });
});

describe("dates", () => {
  it("searches the local day of the origin, and connects overnight", () => {
    const network = networkOf([leg("HY 1 TAS 00:30 IST 03:40"), leg("TK 2 IST 23:30 JFK 03:00+1")], [["HY", "TK"]]);
    expect(search(network, "TAS", "JFK", "2026-12-01")).toEqual(["HY1 TAS 00:30 IST 03:40 + TK2 IST 23:30 JFK 03:00"]);
  });

  it("crosses the date line: leaves Tokyo in the evening and arrives in Honolulu on the morning of the same date", () => {
    const network = networkOf(
      [leg("NH 1 NRT 20:00 HNL 08:00"), leg("NH 2 HNL 13:00 NRT 17:00+1"), leg("UA 3 HNL 12:00 JFK 04:00+1")],
      [["NH", "UA"]],
    );
    expect(search(network, "NRT", "JFK", "2026-12-01")).toEqual(["NH1 NRT 20:00 HNL 08:00 + UA3 HNL 12:00 JFK 04:00"]);
    const [found] = findItineraries(network, {
      origins: ["NRT"],
      destinations: ["HNL"],
      day: dayNumber("2026-12-01"),
      maxStops: 0,
      notBefore: 0,
    });
    expect(found && found.arrivalUtc - found.departureUtc).toBe(7 * 60);
  });

  it.each([
    ["L" as const, "2026-10-24", "LHR 09:00 IST 15:00", 4 * 60],
    ["L" as const, "2026-10-25", "LHR 09:00 IST 15:00", 3 * 60],
    ["U" as const, "2026-10-24", "LHR 10:00 IST 18:00", 6 * 60],
    ["U" as const, "2026-10-25", "LHR 09:00 IST 18:00", 6 * 60],
  ])("in time mode %s on %s, around the end of summer time, flies %s", (timeMode, date, text, minutes) => {
    const network = networkOf([leg("BA 1 LHR 09:00 IST 15:00", { timeMode })]);
    expect(search(network, "LHR", "IST", date)).toEqual([`BA1 ${text}`]);
    const [found] = findItineraries(network, { origins: ["LHR"], destinations: ["IST"], day: dayNumber(date), maxStops: 0, notBefore: 0 });
    expect(found && found.arrivalUtc - found.departureUtc).toBe(minutes);
  });

  it("takes the higher of two variations that claim the same date", () => {
    const usual = leg("HY 1 TAS 06:00 IST 09:00");
    const changed = leg("HY 1 TAS 07:00 IST 10:00", { itineraryVariation: 2, periodFrom: "2026-12-05", periodTo: "2026-12-05" });
    const network = networkOf([changed, usual]);
    expect(search(network, "TAS", "IST", "2026-12-04")).toEqual(["HY1 TAS 06:00 IST 09:00"]);
    expect(search(network, "TAS", "IST", "2026-12-05")).toEqual(["HY1 TAS 07:00 IST 10:00"]);
  });

  it("starts no earlier than asked", () => {
    const network = networkOf([leg("HY 1 TAS 06:00 IST 09:00"), leg("HY 3 TAS 18:00 IST 21:00")]);
    const query = { origins: ["TAS"], destinations: ["IST"], day: dayNumber("2026-12-01"), maxStops: 2 as const };
    const noonUtc = dayNumber("2026-12-01") * 1440 + 12 * 60;
    expect(findItineraries(network, { ...query, notBefore: noonUtc }).map(({ segments }) => segments[0]?.flightNumber)).toEqual([3]);
  });
});

describe("a network", () => {
  it("names the airports that it does not know, and does without their legs", () => {
    const network = networkOf([leg("HY 1 TAS 06:00 XXX 09:00"), leg("HY 3 TAS 18:00 IST 21:00")]);
    expect(network.unknownAirports).toEqual(["XXX"]);
    expect(search(network, "TAS", "IST", "2026-12-01")).toHaveLength(1);
    expect(search(network, "TAS", "XXX", "2026-12-01")).toEqual([]);
  });

  it("gives the same departure as the same object in all itineraries of an answer", () => {
    const network = networkOf([leg("HY 1 SKD 06:00 TAS 07:00"), leg("HY 3 TAS 10:00 IST 13:00"), leg("HY 5 TAS 12:00 IST 15:00")]);
    const [one, other] = findItineraries(network, {
      origins: ["SKD"],
      destinations: ["IST"],
      day: dayNumber("2026-12-01"),
      maxStops: 1,
      notBefore: 0,
    });
    expect(one?.segments[0]).toBe(other?.segments[0]);
    expect(AIRPORTS.map(({ code }) => code)).toContain(one?.segments[1]?.legs[0]?.destination);
  });
});

describe("clock changes", () => {
  // London's clocks show 01:30 twice on 25 October 2026, and never on 28 March 2027.
  it.each([
    ["2026-10-25", undefined, "00:30"],
    ["2026-10-25", 0, "01:30"],
    ["2026-10-25", 60, "00:30"],
    ["2027-03-28", undefined, "01:30"],
    ["2027-03-28", 60, "00:30"],
    ["2027-03-28", 0, "01:30"],
    ["2026-11-10", 60, "01:30"],
  ])("on %s leave with the offset %s at %s UTC", (date, departureUtcOffset, utc) => {
    const flight = leg("BA 1 LHR 01:30 TAS 13:00", { periodFrom: date, periodTo: date, departureUtcOffset });
    const day = dayNumber(date);
    const query = { origins: ["LHR"], destinations: ["TAS"], maxStops: 0 as const, notBefore: 0 };
    const found = [day - 1, day, day + 1].flatMap((each) => findItineraries(networkOf([flight]), { ...query, day: each }));
    const [hours = 0, minutes = 0] = utc.split(":").map(Number);
    expect(found.map(({ departureUtc }) => departureUtc - day * 1440)).toEqual([hours * 60 + minutes]);
  });
});

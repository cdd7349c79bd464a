import { expect, it } from "vitest";
import { readDepartureFilter } from "./read-departure-filter";

const read = (query: string) => readDepartureFilter(new URLSearchParams(query), "2026-12-01");

it("takes from an address what it understands, and today where it names no day", () => {
  expect(read("date=2026-12-24&carrier=hy&from=tas&to=IST&flight=hy271&booked=1&page=2")).toEqual({
    ...{ date: "2026-12-24", carrier: "HY", from: "TAS", to: "IST", flight: "HY271", booked: "1", page: 2 },
  });
  expect(read("date=2026-13-01&carrier=UZB&from=T1&to=&flight=a%20b&booked=yes&page=0")).toEqual({ date: "2026-12-01" });
});

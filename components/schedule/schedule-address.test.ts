import { describe, expect, it } from "vitest";
import { formatScheduleFilter, problemOf, readScheduleFilter } from "./schedule-address";

const today = "2026-11-20";
const read = (query: string) => readScheduleFilter(new URLSearchParams(query), today);

describe("the address of the schedule page", () => {
  it("shows a week out of Tashkent where it says nothing, or nonsense", () => {
    const week = { from: "TAS", to: "", since: "2026-11-20", until: "2026-11-26", view: "list" };
    expect(read("")).toEqual(week);
    expect(read("from=tashkent&to=1&since=2026-13-40&view=year")).toEqual(week);
  });

  it("is read back as it was written", () => {
    const filter = { from: "SKD", to: "IST", since: "2026-12-01", until: "2026-12-24", view: "week" } as const;
    expect(read(formatScheduleFilter(filter))).toEqual(filter);
  });

  it("is not asked without an origin, backwards, or for more than the service answers", () => {
    const filter = { from: "TAS", to: "", since: "2026-12-01", until: "2026-12-31", view: "list" } as const;
    expect(problemOf(filter)).toBeNull();
    expect(problemOf({ ...filter, until: "2027-01-01" })).toBe("needShorter");
    expect(problemOf({ ...filter, until: "2026-11-30" })).toBe("needOrder");
    expect(problemOf({ ...filter, from: "" })).toBe("needFrom");
  });
});

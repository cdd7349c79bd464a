import { expect, test } from "vitest";
import { isInLane, LANE_NAMES, LANES } from "./lanes";
import { crontab } from "./task-list";

const tasks = (isMinutely: boolean) =>
  crontab.split("\n").flatMap((run) => (run.startsWith("* * * * *") === isMinutely ? [run.split(" ")[5] ?? ""] : []));
const laneOf = (task: string) => LANE_NAMES.filter((lane) => isInLane(task, lane)).join();

test("each sweep of the minute has a place that no other work can take, and that of holds a lane", () => {
  const sweeps = tasks(true);
  for (const lane of ["holds", "housekeeping"] as const) {
    const own = sweeps.filter((task) => laneOf(task) === lane);
    expect(own.length).toBeGreaterThan(0);
    expect(LANES[lane].concurrency).toBeGreaterThanOrEqual(own.length);
  }
  expect(sweeps.filter((task) => laneOf(task) === "holds")).toEqual(["sweep_stuck_bookings"]);
  expect(sweeps.filter((task) => !["holds", "housekeeping"].includes(laneOf(task)))).toEqual([]);
});

test("what runs less often than each minute may take long, and runs in a lane of its own", () => {
  expect(new Set(tasks(false).map(laneOf))).toEqual(new Set(["maintenance"]));
});

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { render } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { countDaysBy, serverToday } from "@/components/ui/today";
import { learnServerTime } from "@/lib/client/server-clock";
import { ServerTime } from "./server-time";

// Other files of the same thread go by their own clocks.
afterEach(() => {
  vi.useRealTimers();
  countDaysBy(() => Date.now());
  learnServerTime(new Date().toUTCString());
});

it("today is the server's day in Tashkent, whatever day the device has", () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 18, 9) });
  render(<ServerTime at={Date.UTC(2026, 10, 20, 11, 30)} />);
  expect(serverToday()).toBe("2026-11-20");
  // 19:30 in UTC is the next day there.
  learnServerTime("Fri, 20 Nov 2026 19:30:00 GMT");
  expect(serverToday()).toBe("2026-11-21");
});

it("nothing that people see asks the device what day it is", () => {
  const files = readdirSync("components", { recursive: true, encoding: "utf8" }).filter((name) => /(?<!\.test)\.tsx?$/.test(name));
  expect(files.length).toBeGreaterThan(100);
  const guilty = files.filter((name) => /new Date\(\)|Date\.now\(\)/.test(readFileSync(path.join("components", name), "utf8")));
  expect(guilty).toEqual([path.join("ui", "today.ts")]);
});

import { expect, test } from "vitest";
import { LaneLooks } from "./lane-looks";

/** A runner of one place, and a clock that is moved by hand. */
function watched() {
  let now = 0;
  const looks = new LaneLooks(1, null, () => now);
  const say = (event: "worker:getJob:empty" | "worker:getJob:error" | "job:start" | "job:complete") =>
    Reflect.apply(looks.events.emit, looks.events, [event, { job: { job_queue_id: null } }]);
  const pass = (ms: number) => {
    now += ms;
  };
  return { looks, say, pass };
}

test("a runner whose looks fail again and again is blind, and one that succeeds in between is not", () => {
  const { looks, say, pass } = watched();
  for (let times = 0; times < 3; times++) say("worker:getJob:error");
  expect(looks.isBlind).toBe(false);
  pass(5_001);
  expect(looks.isBlind).toBe(true);
  say("worker:getJob:empty");
  expect(looks.isBlind).toBe(false);
  say("worker:getJob:error");
  pass(5_001);
  expect(looks.isBlind).toBe(false);
});

test("a runner that has looked for nothing for a minute is blind, unless all its places are taken", () => {
  const { looks, say, pass } = watched();
  say("job:start");
  pass(3_600_000);
  expect(looks.isBlind).toBe(false);
  expect(looks.silentMs).toBe(0);
  say("job:complete");
  pass(60_001);
  expect(looks.isBlind).toBe(true);
});

test("a lane whose runners fail one after the other is silent from the last look that succeeded", () => {
  let now = 0;
  const clock = () => now;
  const first = new LaneLooks(1, null, clock);
  now = 40_000;
  const second = new LaneLooks(1, first, clock);
  now = 50_000;
  expect(second.silentMs).toBe(50_000);
  expect(second.isBlind).toBe(false);
});

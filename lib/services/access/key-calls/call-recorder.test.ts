import { expect, test, vi } from "vitest";
import { CallRecorder, type KeyCallRow } from "./call-recorder";

function call(requestId: string): KeyCallRow {
  return { keyId: "key", at: new Date(0), requestId, operation: "read_booking", status: 200, durationMs: 3 };
}

function recorder(write: (ids: string[]) => Promise<void>) {
  const dropped: number[] = [];
  const options = { everyMs: 60_000, batch: 2, most: 4, onDropped: (count: number) => dropped.push(count) };
  return { dropped, calls: new CallRecorder({ ...options, write: (rows) => write(rows.map(({ requestId }) => requestId)) }) };
}

test("calls are written together, in their order", async () => {
  const written: string[][] = [];
  const { calls } = recorder(async (ids) => void written.push(ids));
  for (const id of ["a", "b", "c"]) calls.note(call(id));
  await calls.flush();
  expect(written.flat()).toEqual(["a", "b", "c"]);
  expect(written.length).toBeLessThan(3);
});

test("a call alone is written when its time has come", async () => {
  vi.useFakeTimers();
  const written: string[][] = [];
  const { calls } = recorder(async (ids) => void written.push(ids));
  calls.note(call("a"));
  await vi.advanceTimersByTimeAsync(59_999);
  expect(written).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(written).toEqual([["a"]]);
  vi.useRealTimers();
});

test("what comes while the database is slow waits up to a bound, and is dropped and counted beyond it", async () => {
  let resolve = () => {};
  const slow = new Promise<void>((done) => {
    resolve = done;
  });
  const written: string[] = [];
  const { calls, dropped } = recorder(async (ids) => {
    await slow;
    written.push(...ids);
  });
  for (let each = 1; each <= 10; each++) calls.note(call(String(each)));
  resolve();
  await calls.flush();
  expect(written).toEqual(["1", "2", "3", "4", "5", "6"]);
  expect(dropped).toEqual([4]);
});

test("what cannot be written is dropped and counted, and later calls are written", async () => {
  const written: string[] = [];
  let away = true;
  const { calls, dropped } = recorder(async (ids) => {
    if (away) throw new Error("no database");
    written.push(...ids);
  });
  calls.note(call("lost"));
  await calls.flush();
  away = false;
  calls.note(call("kept"));
  await calls.flush();
  expect([written, dropped]).toEqual([["kept"], [1]]);
});

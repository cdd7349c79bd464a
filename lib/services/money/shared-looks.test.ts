import { expect, test } from "vitest";
import { SharedLooks } from "./shared-looks";

/** Looks that end when they are told to. */
function makeLooks() {
  const begun: { end: (value: number) => void; fail: () => void }[] = [];
  const look = () =>
    new Promise<number>((resolve, reject) => {
      begun.push({ end: resolve, fail: () => reject(new Error("no")) });
    });
  return { begun, look };
}

test("who asks while a look is under way shares the next one, which begins when that has ended", async () => {
  const looks = new SharedLooks<number>();
  const { begun, look } = makeLooks();
  const first = looks.ask("a", look);
  const [second, third] = [looks.ask("a", look), looks.ask("a", look)];
  expect(begun).toHaveLength(1);
  begun[0]?.end(1);
  expect(await first).toBe(1);
  await expect.poll(() => begun.length).toBe(2);
  const fourth = looks.ask("a", look);
  begun[1]?.end(2);
  expect(await Promise.all([second, third])).toEqual([2, 2]);
  await expect.poll(() => begun.length).toBe(3);
  begun[2]?.end(3);
  expect(await fourth).toBe(3);
  looks.ask("a", look);
  expect(begun).toHaveLength(4);
});

test("keys do not wait for each other, and a failure is told to those alone who shared it", async () => {
  const looks = new SharedLooks<number>();
  const { begun, look } = makeLooks();
  const failed = looks.ask("a", look);
  const next = looks.ask("a", look);
  const other = looks.ask("b", look);
  expect(begun).toHaveLength(2);
  begun[1]?.end(5);
  expect(await other).toBe(5);
  begun[0]?.fail();
  await expect(failed).rejects.toThrow("no");
  await expect.poll(() => begun.length).toBe(3);
  begun[2]?.end(6);
  expect(await next).toBe(6);
});

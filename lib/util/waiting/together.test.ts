import { expect, test } from "vitest";
import { Together } from "./together";

test("what is asked for while one is at work goes together after it, in its order, and not more than so many at once", async () => {
  const batches: number[][] = [];
  const together = new Together(async (asked: number[]) => {
    batches.push(asked);
    await Promise.resolve();
    return asked.map((number) => 10 * number);
  }, 3);
  expect(await Promise.all([1, 2, 3, 4, 5].map((number) => together.ask(number)))).toEqual([10, 20, 30, 40, 50]);
  expect(await together.ask(6)).toBe(60);
  expect(batches).toEqual([[1], [2, 3, 4], [5], [6]]);
});

test("what fails fails for all that went together, and for nobody who comes later", async () => {
  let isBroken = true;
  const together = new Together(async (asked: number[]) => {
    await Promise.resolve();
    if (asked.includes(2) && isBroken) throw new Error("broken");
    return asked;
  }, 10);
  const ended = await Promise.allSettled([1, 2, 3].map((number) => together.ask(number)));
  expect(ended.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "rejected"]);
  isBroken = false;
  expect(await together.ask(2)).toBe(2);
});

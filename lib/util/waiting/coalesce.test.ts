import { expect, test } from "vitest";
import { Coalescing } from "./coalesce";

test("who asks for the same at the same time shares one piece of work, and who asks later begins another", async () => {
  const work = new Coalescing<number>();
  let begun = 0;
  const count = async () => ++begun;
  expect(await Promise.all([work.run("a", count), work.run("a", count), work.run("b", count)])).toEqual([1, 1, 2]);
  expect(work.begun("a")).toBeUndefined();
  expect(await work.run("a", count)).toBe(3);
});

test("a failure reaches all who share the work, and is forgotten", async () => {
  const work = new Coalescing<number>();
  const fail = () => Promise.reject(new Error("no"));
  const outcomes = await Promise.allSettled([work.run("a", fail), work.run("a", fail)]);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await work.run("a", async () => 1)).toBe(1);
});

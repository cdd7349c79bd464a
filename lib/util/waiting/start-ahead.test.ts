import { expect, test } from "vitest";
import { startAhead } from "./start-ahead";

async function results<T>(parts: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const part of parts) all.push(part);
  return all;
}

test("results come in the order of the parts", async () => {
  expect(await results(startAhead([], async (part) => part))).toEqual([]);
  expect(await results(startAhead([1, 2, 3], async (part) => part * 10))).toEqual([10, 20, 30]);
});

test("the next part is started before the result of the last is used, and not the one after it", async () => {
  const started: number[] = [];
  const seen: number[][] = [];
  const work = async (part: number) => started.push(part);
  for await (const _ of startAhead([1, 2, 3, 4], work)) seen.push([...started]);
  expect(seen).toEqual([
    [1, 2],
    [1, 2, 3],
    [1, 2, 3, 4],
    [1, 2, 3, 4],
  ]);
});

test("what fails is told once, and nothing is started after it", async () => {
  const started: number[] = [];
  const work = async (part: number) => {
    started.push(part);
    throw new Error(`part ${part}`);
  };
  await expect(results(startAhead([1, 2, 3, 4], work))).rejects.toThrow("part 1");
  expect(started).toEqual([1, 2]);
});

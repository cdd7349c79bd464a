import { expect, test } from "vitest";
import { LoadShedder } from "./load-shedder";

function makeShedder() {
  const load = { lag: 0, busy: false };
  const shedder = new LoadShedder({ lag: () => load.lag, isDatabaseBusy: () => load.busy, least: 4, most: 100 });
  return { load, shedder };
}

/** So many come and stay, as far as there is room. */
function come(shedder: LoadShedder, count: number): number {
  let entered = 0;
  for (let each = 0; each < count; each++) {
    if (!shedder.hasRoom()) continue;
    shedder.enter();
    entered += 1;
  }
  return entered;
}

test("no more than the most are at work at once, and who leaves makes room", () => {
  const { shedder } = makeShedder();
  expect(come(shedder, 150)).toBe(100);
  shedder.leave();
  expect(come(shedder, 10)).toBe(1);
});

test.each([
  ["the event loop is late", { lag: 80, busy: false }],
  ["the database is busy", { lag: 0, busy: true }],
])("while %s fewer and fewer are let in, but never none", (_what, strain) => {
  const { load, shedder } = makeShedder();
  come(shedder, 50);
  Object.assign(load, strain);
  shedder.adapt();
  expect(shedder.hasRoom()).toBe(false);
  for (let round = 0; round < 50; round++) shedder.adapt();
  for (let left = 0; left < 50; left++) shedder.leave();
  expect(come(shedder, 50)).toBe(4);
});

test("afterwards there is room for all of them again", () => {
  const { load, shedder } = makeShedder();
  load.lag = 80;
  for (let round = 0; round < 50; round++) shedder.adapt();
  load.lag = 0;
  for (let round = 0; round < 100; round++) shedder.adapt();
  expect(come(shedder, 150)).toBe(100);
});

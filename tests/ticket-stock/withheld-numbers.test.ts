import { beforeAll, beforeEach, expect, test } from "vitest";
import { db } from "@/lib/db";
import { declareStock } from "@/lib/services/booking/ticket-stock/declare-stock";
import { listCarrierStocks } from "@/lib/services/booking/ticket-stock/list-carrier-stocks";
import { reopenStock } from "@/lib/services/booking/ticket-stock/reopen-stock";
import { settleStock } from "@/lib/services/booking/ticket-stock/settle-stock";
import { COMMAND } from "@/lib/services/ground/audit/doer";
import { makeWorld } from "@/tests/support/world/world";

const now = new Date("2026-12-01T06:00:00Z");
const FIRST = 2_502_400_000_001;
const by = COMMAND;

let stock = 0;
beforeAll(async () => {
  await makeWorld();
});
beforeEach(async () => {
  await db().ticketIssue.deleteMany();
  await db().ticketStock.deleteMany({ where: { carrier: "HY" } });
  const numbers = { first: FIRST, last: FIRST + 9 };
  const came = { received: "2026-11-20", delivery: "ST-7" };
  stock = (await declareStock({ carrier: "HY", numbers, reason: "letter", ...came, by, now })).id;
});

/** Draws as many numbers as there are, and tells them by their place in the range, from 1. */
async function drawAll(): Promise<number[]> {
  const drawn: number[] = [];
  for (let key = 0; ; key++) {
    const [row] = await db().$queryRaw<{ drawn: { numbers?: { number: number }[] } }[]>`
      select draw_ticket_numbers_v1(${`order-${key}`}, ${["HY"]}::text[], 1) as drawn`;
    const number = row?.drawn.numbers?.[0]?.number;
    if (number === undefined) return drawn;
    drawn.push(number - FIRST + 1);
  }
}

const at = (place: number) => `250${String(2_400_000_000 + place)}`;
const settle = (number: number, asked: Parameters<typeof settleStock>[0]["asked"]) =>
  settleStock({ number: String(number), asked, by, now });
const block = (number: number, first: number, last: number) =>
  settle(number, { act: "block", first: at(first), last: at(last), reason: "lost forms" });
const remaining = async () => (await listCarrierStocks({ locale: "en", now })).carriers.find(({ carrier }) => carrier === "HY");

test("blocked numbers of the middle are drawn by nobody, those after them are, and what was lost is drawn once it is found", async () => {
  const { range } = await block(stock, 4, 6);
  expect(range).toMatchObject({ state: "blocked", first: at(4), last: at(6), used: 0, left: 0, received: "2026-11-20", delivery: "ST-7" });
  expect(await remaining()).toMatchObject({ left: 7 });
  expect(await drawAll()).toEqual([1, 2, 3, 7, 8, 9, 10]);
  await expect(reopenStock({ id: range.number, reason: null, by })).rejects.toThrow("release them instead");
  await settle(range.number, { act: "release", reason: "found in the safe" });
  expect((await drawAll()).slice(-3)).toEqual([4, 5, 6]);
});

test("numbers at the beginning are blocked too, and none that were issued", async () => {
  await block(stock, 1, 2);
  const open = (await remaining())?.ranges.find(({ state }) => state === "open");
  expect(open).toMatchObject({ first: at(3), last: at(10), left: 8 });
  expect(await drawAll()).toEqual([3, 4, 5, 6, 7, 8, 9, 10]);
  await expect(block(open?.number ?? 0, 9, 10)).rejects.toThrow("open range");
});

test("void numbers are neither drawn, released nor declared again", async () => {
  const { range } = await settle(stock, { act: "void", reason: "the carrier took them back" });
  expect(range).toMatchObject({ number: stock, state: "void", left: 0 });
  expect(await drawAll()).toEqual([]);
  await expect(settle(stock, { act: "release", reason: "a mistake" })).rejects.toThrow("never used again");
  const again = declareStock({ carrier: "HY", numbers: { first: FIRST + 3, last: FIRST + 20 }, reason: "again", by, now });
  await expect(again).rejects.toThrow("closed stock");
});

test("what is outside the range, or begins before what was issued, is refused at its field", async () => {
  await db().ticketStock.update({ where: { id: stock }, data: { nextNumber: FIRST + 3 } });
  await expect(block(stock, 2, 5)).rejects.toMatchObject({ fields: { first: expect.anything() } });
  await expect(block(stock, 5, 11)).rejects.toMatchObject({ fields: { last: expect.anything() } });
  await expect(block(stock, 7, 5)).rejects.toMatchObject({ fields: { last: expect.anything() } });
  await settle(stock, { act: "void", reason: "the rest went back" });
  expect((await remaining())?.ranges).toMatchObject([
    { last: at(3), used: 3, left: 0, state: "out" },
    { first: at(4), state: "void" },
  ]);
});

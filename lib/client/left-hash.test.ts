import { beforeEach, expect, it } from "vitest";
import { keepHash, takeHash } from "./left-hash";

const entries = new Map<string, string>();
const storage: Storage = {
  getItem: (key) => entries.get(key) ?? null,
  setItem: (key, value) => void entries.set(key, value),
  removeItem: (key) => void entries.delete(key),
  clear: () => entries.clear(),
  key: () => null,
  length: 0,
};

beforeEach(() => {
  entries.clear();
});

it("gives what stood behind the # back to its own address, once", () => {
  keepHash(storage, "/bookings?status=paid", "#search=Yusupova");
  expect(takeHash(storage, "/bookings?status=paid")).toBe("#search=Yusupova");
  expect(takeHash(storage, "/bookings?status=paid")).toBe("");
});

it("gives it to no other address, and keeps it for none then", () => {
  keepHash(storage, "/bookings?status=paid", "#search=Yusupova");
  expect(takeHash(storage, "/bookings")).toBe("");
  expect(entries.size).toBe(0);
});

it("forgets an earlier one where nothing stands behind the #", () => {
  keepHash(storage, "/bookings", "#search=Yusupova");
  keepHash(storage, "/bookings", "");
  expect(takeHash(storage, "/bookings")).toBe("");
});

import { expect, test } from "vitest";
import { passwordProblem } from "./password-policy";

const EMAIL = "dilnoza.namunaviy@sinov.example";
const problem = (password: string) => passwordProblem(password, EMAIL)?.en ?? null;

test.each([
  "kitob daryo tog olma",
  "correct-battery-horse-9",
  "мой дядя самых честных",
  "  leading and trailing  ",
  "🐎🔋📎✅🐎🔋📎✅🐎🔋📎🌧",
  "a".repeat(100).concat(" sentence without an end"),
])("%s is taken: any characters do", (password) => {
  expect(problem(password)).toBeNull();
});

test("length is counted in characters, as people count them, from 12 to 200", () => {
  expect(problem("kitob daryo")).toMatch(/at least 12/);
  expect(problem("🐎".repeat(11))).toMatch(/at least 12/);
  expect(problem("kitob daryo!")).toBeNull();
  expect(problem("kitob ".repeat(34))).toMatch(/at most 200/);
});

test.each([
  "password1234",
  "P@ssw0rd2026!!",
  "Parvoz-2026-!",
  "qwertyuiop[]",
  "123456789012",
  "210987654321",
  "aaaaaaaaaaaa",
  "abcabcabcabcab",
  "1qaz2wsx3edc",
  "2026!2026!2026!",
  "9876-5432-10",
  "Uzbekistan2026",
  "correcthorsebatterystaple",
])("%s is one that everybody tries", (password) => {
  expect(problem(password)).toMatch(/first passwords/);
});

test("an address is no password", () => {
  for (const password of [EMAIL, "Dilnoza.Namunaviy", "dilnoza.namunaviy1!"]) expect(problem(password)).toMatch(/e-mail address/);
  expect(problem("dilnoza.namunaviy walks by the river")).toBeNull();
});

import { expect, test } from "vitest";
import { plainFields } from "./plain-fields";
import { plainNumber, plainText } from "./plain-text";

test.each([
  ["KARIM\u202c", "KARIM"],
  ["\u202a+998901234567\u202c", "+998901234567"],
  ["AB\u200b12\u00ad345\u2060\ufeff", "AB12345"],
  ["\u2066a@b.uz\u2069", "a@b.uz"],
  ["Anna\u00a0Maria\u202fLi\u2009X\u3000Y", "Anna Maria Li X Y"],
  ["KIM\u3164\ufe0f\ufffc", "KIM"],
  ["1990\u201105\u201117", "1990-05-17"],
  ["a \u2013 b", "a \u2013 b"],
  ["two\nlines", "two\nlines"],
])("%j is %j", (copied, meant) => {
  expect(plainText(copied)).toBe(meant);
});

test.each([
  ["45 10 № 123456", "4510123456"],
  ["№\u00a0aa-123\u2011 45–67", "AA1234567"],
  ["#AB12CD34", "AB12CD34"],
  ["ａａ１２３４５６７", "AA1234567"],
])("the number %j is %s", (copied, meant) => {
  expect(plainNumber(copied)).toBe(meant);
});

test("all texts of a body are read as they are seen, but for passwords and secrets", () => {
  const body = { a: ["x\u200b", { b: "y\u00a0z" }], n: 1, password: "p\u00a0\u200b", new_password: "\u00adq", secret: "s\u200d" };
  expect(plainFields(body)).toEqual({
    a: ["x", { b: "y z" }],
    n: 1,
    password: "p\u00a0\u200b",
    new_password: "\u00adq",
    secret: "s\u200d",
  });
  const foreign = plainFields(JSON.parse('{"__proto__":{"x":"y"}}'));
  expect(Object.getPrototypeOf(foreign)).toBe(Object.prototype);
});

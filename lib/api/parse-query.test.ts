import { expect, test } from "vitest";
import { parseQuery } from "./parse-query";

test("nested, percent-encoded and repeated forms are one query", () => {
  const nested = { directions: [{ date: "2026-12-01" }], airlines: ["HY", "TK"] };
  for (const text of [
    "?directions[0][date]=2026-12-01&airlines[0]=HY&airlines[1]=TK",
    "?directions%5B0%5D%5Bdate%5D=2026-12-01&airlines%5B0%5D=HY&airlines%5B1%5D=TK",
    "?directions[0][date]=2026-12-01&airlines=HY&airlines=TK",
    "?directions[0][date]=2026-12-01&airlines[]=HY&airlines[]=TK",
  ]) {
    expect(parseQuery(text, ["airlines"])).toEqual(nested);
  }
});

test("a list that comes once is still a list", () => {
  expect(parseQuery("?countries=TR", ["countries"])).toEqual({ countries: ["TR"] });
});

test("more than a hundred indexed items stay a list", () => {
  const text = Array.from({ length: 250 }, (_, index) => `countries[${index}]=TR`).join("&");
  expect(parseQuery(text, ["countries"]).countries).toHaveLength(250);
});

test("the query cannot reach an object's prototype", () => {
  const parsed = parseQuery("?__proto__[polluted]=1&constructor[prototype][polluted]=1");
  expect(Reflect.get({}, "polluted")).toBeUndefined();
  expect(Object.getPrototypeOf(parsed)).toBe(Object.prototype);
});

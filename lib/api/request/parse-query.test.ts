import { expect, test } from "vitest";
import { AppError } from "@/lib/domain/errors";
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

function refusal(search: string): string {
  try {
    parseQuery(search);
  } catch (error) {
    if (error instanceof AppError) return error.kind;
    throw error;
  }
  return "accepted";
}

test.each(["[", "%5B"])("four levels under a name are enough, written %s", (open) => {
  const close = open === "[" ? "]" : "%5D";
  const nested = (levels: number) => `?a${`${open}x${close}`.repeat(levels)}=1`;
  expect(refusal(nested(4))).toBe("accepted");
  expect(refusal(nested(5))).toBe("too_deep");
  expect(refusal(nested(50_000))).toBe("too_deep");
});

test("a thousand parameters are enough", () => {
  const query = (count: number) => `?${Array.from({ length: count }, (_, index) => `countries[${index}]=TR`).join("&")}`;
  expect(parseQuery(query(1000)).countries).toHaveLength(1000);
  expect(refusal(query(1001))).toBe("too_many_parameters");
});

test("what is no proper encoding is taken as it is written", () => {
  expect(parseQuery("?q=%E0%A4%A&x=%00")).toEqual({ q: "%E0%A4%A", x: "\0" });
});

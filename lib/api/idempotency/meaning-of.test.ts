import fc from "fast-check";
import { expect, it, test } from "vitest";
import { meaningOf } from "./meaning-of";

it.each([
  ["blanks", '{"a":1,"b":[1,2]}', '\r\n{ "a" : 1,\t"b": [ 1, 2 ] }\n'],
  ["the order of fields, at any depth", '{"a":{"x":1,"y":2},"b":2}', '{"b":2,"a":{"y":2,"x":1}}'],
  ["how a letter or a number is spelt", '{"name":"Ўткир","sum":100}', '{"name":"\\u040eткир","sum":1e2}'],
  ["fields that are null", '{"a":1}', '{"a":1,"middle_name":null}'],
  ["an empty body", "", "{}"],
])("takes no notice of %s", (_what, one, other) => {
  expect(meaningOf(other)).toBe(meaningOf(one));
});

it.each([
  ["a value", '{"a":1}', '{"a":"1"}'],
  ["blanks within a text", '{"a":"x y"}', '{"a":"x  y"}'],
  ["the order of a list", "[1,2]", "[2,1]"],
  ["where a field is", '{"a":{"b":1}}', '{"a":{},"b":1}'],
  ["a name that objects have by nature", '{"__proto__":{"a":1}}', '{"__proto__":{"a":2}}'],
  ["bytes of what is no JSON", "{a:1}", "{a: 1}"],
])("tells %s", (_what, one, other) => {
  expect(meaningOf(other)).not.toBe(meaningOf(one));
});

it("goes no deeper than a body may be", () => {
  const deep = "[".repeat(100_000);
  expect(meaningOf(deep)).toBe(deep);
});

test("two bodies have one meaning if, and only if, they are equal when read", () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
      const text = JSON.stringify(value);
      expect(meaningOf(JSON.stringify(JSON.parse(text), null, 2))).toBe(meaningOf(text));
    }),
  );
});

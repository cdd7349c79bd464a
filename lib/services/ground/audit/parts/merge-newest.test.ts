import fc from "fast-check";
import { expect, test } from "vitest";
import { mergeNewest } from "./merge-newest";

const at = ({ time }: { time: number }) => new Date(time);
const source = (name: string) =>
  fc.array(fc.nat(50), { maxLength: 30 }).map((times) => times.map((time, index) => ({ name, time, index })));

test("page by page, every row of both lists comes once, and each list in its own order", () => {
  fc.assert(
    fc.property(source("one"), source("other"), fc.integer({ min: 1, max: 7 }), (one, other, size) => {
      const seen: { name: string; index: number }[] = [];
      let [left, right, hasMore] = [one, other, true];
      while (hasMore) {
        const page = mergeNewest({ rows: left, at }, { rows: right, at }, size);
        seen.push(...page.rows);
        left = left.slice(page.first.length);
        right = right.slice(page.second.length);
        hasMore = page.hasMore;
      }
      expect(seen.filter(({ name }) => name === "one")).toEqual(one);
      expect(seen.filter(({ name }) => name === "other")).toEqual(other);
    }),
  );
});

test("of two rows the newer one comes first", () => {
  const one = [{ time: 9 }, { time: 2 }];
  const other = [{ time: 5 }, { time: 1 }];
  expect(mergeNewest({ rows: one, at }, { rows: other, at }, 3)).toMatchObject({
    rows: [{ time: 9 }, { time: 5 }, { time: 2 }],
    hasMore: true,
  });
});

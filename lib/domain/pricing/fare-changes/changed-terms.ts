import { groupBy } from "@/lib/util/grouping";
import type { TermChange } from "./fare-change";
import type { RowPair } from "./same-rows";

/** Values that are kept of a term: the report of an import is kept too. */
const KEPT_VALUES = 20;

/** What a row says, by the column of its file. */
export type Terms = Readonly<Record<string, string>>;

/**
 * What changes of rows that are there before and after, column by column.
 * @param pairs each row before and after
 */
export function changedTerms(pairs: readonly RowPair<Terms>[]): TermChange[] {
  const changes = pairs.flatMap(([before, after]) =>
    Object.entries(after).flatMap(([term, to]) => {
      const from = before[term] ?? "";
      return from === to ? [] : [{ term, from, to }];
    }),
  );
  return [...groupBy(changes, ({ term }) => term)].map(([term, all]) => {
    const values = [...groupBy(all, ({ from, to }) => `${from} → ${to}`)]
      .map(([value, of]) => ({ value, rows: of.length }))
      .sort((one, other) => other.rows - one.rows || (one.value < other.value ? -1 : 1));
    return { term, rows: all.length, values: values.slice(0, KEPT_VALUES), moreValues: Math.max(0, values.length - KEPT_VALUES) };
  });
}

import { changedTerms, type Terms } from "./changed-terms";
import type { FirstPrice, NameChange, TermChange } from "./fare-change";
import { type Compare, fallOf, isJump, noting } from "./first-prices";
import { changeOf } from "./name-change";
import { countRows, type RowCounts, sameRows } from "./same-rows";

/** A row of a table beside the fares, as it is compared. */
export interface ComparedRow {
  /** Tells it from the others. */
  name: string;
  /** What is there by it, and gone with the last row of it: its own name, or a booking class of several rules; null for nothing. */
  gives: string | null;
  /** What it says beside its name, by the columns of its file. */
  terms: Terms;
  /** Of its columns those that are amounts. */
  amounts: Readonly<Record<string, FirstPrice>>;
}

/** What a file changes of a table, or of one carrier's rows of it. */
export interface TableChange {
  /** The carrier; empty for the whole table. */
  scope: string;
  rows: RowCounts;
  /** What the rows give: see `ComparedRow`. */
  given: NameChange;
  terms: TermChange[];
  /** Amounts that are ten times as high or low, by row and column. */
  jumps: { of: string; before: string; after: string }[];
  /** By how much the amount falls that falls deepest, hundredths of a percent. */
  deepestFallBp: number;
  /** Pairs of currencies whose amounts could not be compared for want of an exchange rate: `KZT–USD`. */
  incomparable: string[];
}

/** Works out what becomes of rows. */
export function compareRows(scope: string, before: readonly ComparedRow[], after: readonly ComparedRow[], byRates: Compare): TableChange {
  const incomparable = new Set<string>();
  const compare = noting(byRates, incomparable);
  const same = sameRows(before, after, ({ name }) => name);
  const changed = same.filter(([was, is]) => Object.entries(is.terms).some(([term, value]) => was.terms[term] !== value));
  return {
    scope,
    rows: countRows(before, after, same, changed),
    given: changeOf(givenBy(before), givenBy(after)),
    terms: changedTerms(changed.map(([was, is]) => [was.terms, is.terms])),
    jumps: changed.flatMap(([was, is]) => jumpsOf(was, is, compare)),
    deepestFallBp: Math.max(0, ...changed.flatMap(([was, is]) => fallsOf(was, is, compare))),
    incomparable: [...incomparable].sort(),
  };
}

function givenBy(rows: readonly ComparedRow[]): string[] {
  return rows.flatMap(({ gives }) => gives ?? []);
}

function fallsOf(was: ComparedRow, is: ComparedRow, compare: Compare): number[] {
  return Object.entries(is.amounts).flatMap(([term, after]) => {
    const before = was.amounts[term];
    return before ? [fallOf({ before, after }, compare)] : [];
  });
}

function jumpsOf(was: ComparedRow, is: ComparedRow, compare: Compare): TableChange["jumps"] {
  return Object.entries(is.amounts).flatMap(([term, after]) => {
    const before = was.amounts[term];
    if (!before || !isJump({ before, after }, compare)) return [];
    return [{ of: `${is.name} ${term}`, before: was.terms[term] ?? "", after: is.terms[term] ?? "" }];
  });
}

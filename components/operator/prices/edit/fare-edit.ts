import { amountTyped, percentTyped } from "@/lib/client/money/typed-amount";
import type { FareDraftBody, FareItem } from "@/lib/contracts/operator/fares";
import { isDate } from "@/lib/domain/dates";
import type { FareFilter } from "../fare-filter";

/** What is typed of an edit of fares. */
export interface TypedEdit {
  kind: FareDraftBody["edit"];
  /** Fares that were ticked; without any, an edit is for all of the filter. */
  chosen: ReadonlySet<string>;
  /** Amounts that were written over, by fare. */
  amounts: ReadonlyMap<string, string>;
  percent: string;
  fromStart: string;
  fromEnd: string;
  toStart: string;
  toEnd: string;
}

export const NOTHING_TYPED: TypedEdit = {
  kind: "amounts",
  chosen: new Set(),
  amounts: new Map(),
  ...{ percent: "", fromStart: "", fromEnd: "", toStart: "", toEnd: "" },
};

/** What is wrong with what was typed, by its field. */
export type EditProblems = Partial<Record<"amounts" | "percent" | "from" | "to" | "choice", true>>;

/** An edit ready to be asked for, or what is wrong with it. */
export type ReadEdit = { body: FareDraftBody; problems?: never } | { body?: never; problems: EditProblems };

/** Reads what was typed. @param filter of the table: an edit without ticked fares is for all of it */
export function readEdit(typed: TypedEdit, { cursor: _, ...filter }: FareFilter): ReadEdit {
  if (typed.kind === "amounts") return readAmounts(typed.amounts);
  const percent = typed.kind === "copy_season" && typed.percent.trim() === "" ? 0 : percentTyped(typed.percent);
  const choice = typed.chosen.size > 0 ? { ids: [...typed.chosen] } : { filter };
  const hasChoice = typed.chosen.size > 0 || Object.keys(filter).length > 0;
  const problems: EditProblems = {
    ...(percent === null || (percent === 0 && typed.kind === "percent") ? { percent: true } : {}),
    ...(hasChoice ? {} : { choice: true }),
  };
  if (typed.kind === "percent" || percent === null) return doneOr(problems, { edit: "percent", choice, percent: (percent ?? 0) / 100 });
  const [from, to] = [seasonOf(typed.fromStart, typed.fromEnd), seasonOf(typed.toStart, typed.toEnd)];
  if (from === undefined) problems.from = true;
  if (!to) problems.to = true;
  return doneOr(problems, {
    edit: "copy_season",
    choice,
    from: from ?? null,
    to: to ?? { from: "", to: "" },
    percent: percent / 100,
  });
}

function doneOr(problems: EditProblems, body: FareDraftBody): ReadEdit {
  return Object.keys(problems).length > 0 ? { problems } : { body };
}

function readAmounts(amounts: ReadonlyMap<string, string>): ReadEdit {
  const read = [...amounts].map(([id, text]) => ({ id, amount: amountTyped(text) ?? 0 }));
  return doneOr(read.length === 0 || read.some(({ amount }) => amount <= 0) ? { amounts: true } : {}, { edit: "amounts", amounts: read });
}

/** Days as `DD.MM` of every year or `DD.MM.YYYY` of one are typed, both alike: null is all year, undefined is none. */
function seasonOf(start: string, end: string): { from: string; to: string } | null | undefined {
  if (start.trim() === "" && end.trim() === "") return null;
  const [from, to] = [dayTyped(start), dayTyped(end)];
  if (!from || !to || from.length !== to.length) return undefined;
  return from.length === "MM-DD".length || from <= to ? { from, to } : undefined;
}

/** A leap year: 29 February is a day of every year. */
const SOME_YEAR = "2000";

/** `MM-DD` of a day as it is typed, `31.08` or `31/8`, and `YYYY-MM-DD` of `31.08.2027`. */
function dayTyped(text: string): string | undefined {
  const [, day = "", month = "", year = ""] = /^\s*(\d{1,2})[./](\d{1,2})(?:[./](\d{4})?)?\s*$/.exec(text) ?? [];
  const monthDay = `${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  if (!isDate(`${year || SOME_YEAR}-${monthDay}`)) return undefined;
  return year === "" ? monthDay : `${year}-${monthDay}`;
}

/** The amount as its field shows it before anybody has typed. */
export function amountText({ amount }: Pick<FareItem, "amount">): string {
  return String(amount);
}

/** The edit with one amount typed; one that is the fare's own again is no change. */
export function withAmount(typed: TypedEdit, fare: FareItem, text: string): TypedEdit {
  const amounts = new Map(typed.amounts);
  if (amountTyped(text) === fare.amount) amounts.delete(fare.id);
  else amounts.set(fare.id, text);
  return { ...typed, amounts };
}

/** The edit with a fare ticked or not. */
export function withChosen(typed: TypedEdit, ids: readonly string[], isChosen: boolean): TypedEdit {
  const chosen = new Set(typed.chosen);
  for (const id of ids) {
    if (isChosen) chosen.add(id);
    else chosen.delete(id);
  }
  return { ...typed, chosen };
}

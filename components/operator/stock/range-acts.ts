import type { StockRange } from "@/lib/contracts/operator/carriers/stock";

export type RangeAct = "block" | "void" | "close" | "reopen" | "release";

/** What can be done to a range: the demonstration opens its invented numbers by itself, and what has run out is not opened again. */
export function actsOn({ document, state, left }: StockRange): readonly RangeAct[] {
  if (state === "open") return document === "invented" ? ["close"] : ["block", "void", "close"];
  if (state === "out") return ["close"];
  if (state === "blocked") return ["release"];
  return state === "closed" && document !== "invented" && left > 0 ? ["reopen"] : [];
}

import { amountTyped } from "@/lib/client/money/typed-amount";
import { type Markup, type MarkupAsked, markupAsked } from "@/lib/contracts/operator/markups";
import type { Currency } from "@/lib/domain/money";

/** A rule as it is typed. */
export interface TypedMarkup {
  place: string;
  agency: string;
  carrier: string;
  from: string;
  to: string;
  isBothWays: boolean;
  classes: string;
  sign: "markup" | "discount";
  amount: string;
  unit: Currency | "percent";
  saleFrom: string;
  saleTo: string;
}

/** What a form begins with. @param rule that is to be changed; null for a new one */
export function typedOf(rule: Markup | null, place: number, written: (amount: number) => string): TypedMarkup {
  return {
    place: String(place),
    agency: rule?.agency?.code ?? "",
    carrier: rule?.carrier ?? "",
    from: rule?.from ?? "",
    to: rule?.to ?? "",
    isBothWays: rule?.both_ways ?? true,
    classes: rule?.classes ?? "",
    sign: rule && rule.amount < 0 ? "discount" : "markup",
    amount: rule ? written(Math.abs(rule.amount)) : "",
    unit: rule ? (rule.currency ?? "percent") : "percent",
    saleFrom: rule?.sale_from ?? "",
    saleTo: rule?.sale_to ?? "",
  };
}

/** What is typed as it is asked for, and which fields are wrong: one of both. */
export function readMarkup(typed: TypedMarkup): { asked: MarkupAsked | null; wrong: ReadonlySet<string> } {
  const size = amountTyped(typed.amount) ?? 0;
  const orNull = (text: string) => (text.trim() === "" ? null : text);
  const read = markupAsked.safeParse({
    place: Number(typed.place),
    agency: orNull(typed.agency),
    carrier: orNull(typed.carrier),
    from: orNull(typed.from),
    to: orNull(typed.to),
    both_ways: typed.isBothWays,
    classes: typed.classes,
    amount: typed.sign === "discount" ? -size : size,
    currency: typed.unit === "percent" ? null : typed.unit,
    sale_from: orNull(typed.saleFrom),
    sale_to: orNull(typed.saleTo),
  });
  if (read.success) return { asked: read.data, wrong: new Set() };
  return { asked: null, wrong: new Set(read.error.issues.map(({ path }) => String(path[0]))) };
}

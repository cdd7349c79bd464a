import { db } from "@/lib/db";
import type { Locale } from "@/lib/domain/localized";
import type { RefundGrouping } from "@/lib/domain/reports/groups";
import { namesOfGroups } from "../sales/names-of-groups";

interface Row {
  key: string;
}

/** What the groups of a report are called: agencies by name, kinds of refunds by their keys, anything else as in an agency's own sales. */
export async function namesInReports(by: RefundGrouping, rows: readonly Row[], locale: Locale): Promise<(key: string) => string | null> {
  const keys = rows.map(({ key }) => key);
  if (by === "kind") return (key) => key;
  if (by !== "agency") return namesOfGroups(by, keys, locale);
  const partners = await db().partner.findMany({ where: { code: { in: keys } }, select: { code: true, name: true } });
  const names = new Map(partners.map(({ code, name }) => [code, name]));
  return (key) => names.get(key) ?? null;
}

/** Days in their order, anything else with the largest amount first. */
export function inReportOrder<Group extends Row>(
  by: RefundGrouping,
  groups: readonly Group[],
  amountOf: (group: Group) => number,
): Group[] {
  const byKey = (one: Group, other: Group) => one.key.localeCompare(other.key);
  return groups.toSorted((one, other) => (by === "day" ? byKey(one, other) : amountOf(other) - amountOf(one) || byKey(one, other)));
}

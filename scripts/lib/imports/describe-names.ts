import type { NameChange, TermChange } from "@/lib/domain/pricing/fare-changes/fare-change";

/** Names and prices told one by one; the report as JSON has all of them. */
export const NAMED = 20;
/** Values of a column told one by one. */
const NAMED_VALUES = 5;

/** What comes and goes, a line each. */
export function describeNames(what: string, { lost, gained }: NameChange): string[] {
  return [...describeList(`${what} lost`, lost), ...describeList(`${what} gained`, gained)];
}

/** A line, or none where nothing is named. */
export function describeList(what: string, names: readonly string[]): string[] {
  return names.length > 0 ? [`  ${what}, ${names.length}: ${listed(names)}`] : [];
}

/** What changes of rows, a column a line. @param what the rows are, e.g. `fares` */
export function describeTerms(whose: string, terms: readonly TermChange[], what: string): string[] {
  return terms.map(({ term, rows, values, moreValues }) => {
    const more = Math.max(0, values.length - NAMED_VALUES) + moreValues;
    const named = values.slice(0, NAMED_VALUES).map(({ value, rows: times }) => (values.length === 1 ? value : `${value} (${times})`));
    return `  ${`${whose} ${term}`.trim()} of ${rows} ${what}: ${[...named, ...(more > 0 ? [`… and ${more} more`] : [])].join(", ")}`;
  });
}

/** The first names, and how many more there are. */
export function listed(names: readonly string[]): string {
  const more = names.length > NAMED ? [`… and ${names.length - NAMED} more`] : [];
  return [...names.slice(0, NAMED), ...more].join(", ");
}

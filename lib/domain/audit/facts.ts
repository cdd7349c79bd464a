import { toMajor } from "../money";

/** What a row of the log says that was changed, or how much was done. */
interface AuditFact {
  name: string;
  /** What it was, where that was written down. */
  before: string | null;
  after: string;
}

/** Shown in a place of their own. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  "user",
  "prefix",
  "host",
  "source",
  "kind",
  "amount_minor",
  "currency",
  "reason",
  "import",
]);
/** `before_role` is what `role` was; `before_minor` what `amount_minor` was. */
const BEFORE = "before_";
const MINOR = "_minor";
/** What is named by its id is a matter of programs. */
const ID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

/**
 * The facts of a row's detail in the order in which they were written, with what each was before where the row has it. Amounts in minor units become major
 * ones; ids are left out, and what stayed as it was.
 */
export function factsOf(detail: unknown): AuditFact[] {
  if (typeof detail !== "object" || detail === null) return [];
  const kept = new Map<string, unknown>(Object.entries(detail));
  const facts = [...kept].flatMap(([name, value]) => {
    if (ELSEWHERE.has(name) || name.startsWith(BEFORE)) return [];
    return factOf(name, { value, before: kept.get(`${BEFORE}${name}`) });
  });
  const earlier = kept.get(`before${MINOR}`);
  return earlier === undefined ? facts : [...factOf(`amount${MINOR}`, { value: kept.get(`amount${MINOR}`), before: earlier }), ...facts];
}

function factOf(name: string, { value, before }: { value: unknown; before: unknown }): AuditFact[] {
  const after = textOf(name, value);
  const earlier = textOf(name, before);
  if (after === null || ID.test(after) || after === earlier) return [];
  return [{ name: name.endsWith(MINOR) ? name.slice(0, -MINOR.length) : name, before: earlier, after }];
}

function textOf(name: string, value: unknown): string | null {
  if (typeof value === "number" && name.endsWith(MINOR)) return String(toMajor(value));
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return String(value);
  return Array.isArray(value) ? value.join(", ") : null;
}

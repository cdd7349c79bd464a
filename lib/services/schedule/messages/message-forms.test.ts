import fc from "fast-check";
import { expect, test } from "vitest";
import { propertyRuns } from "@/tests/support/run/property-runs";
import { FORMS } from "@/tests/support/schedule-messages/forms";
import { No } from "@/tests/support/schedule-messages/plain-reader";
import { plainText, productText, smallNetwork } from "@/tests/support/schedule-messages/small-network";

test.each(FORMS.map(({ what, text }) => [what, text] as const))("%s", (_what, text) => {
  const { product, plain } = smallNetwork();
  const before = plainText(plain);
  expect(productText(product)).toEqual(before);
  expect(product.apply(text).flatMap((outcome) => (outcome.state === "applied" ? [] : outcome.problems))).toEqual([]);
  plain.apply(text);
  const after = plainText(plain);
  expect(productText(product)).toEqual(after);
  expect(after).not.toEqual(before);
});

const element = fc.constantFrom("", "", " 2/QA", " 2/QB", " 99/1", " 98/2");
const period = fc
  .record({ from: fc.integer({ min: 1, max: 16 }), days: fc.integer({ min: 0, max: 1 }), element })
  .map(({ from, days, element: own }) => `${dateText(from)} ${dateText(from + days)}${own === "" ? "" : ` 1234567${own}`}`);
const equipment = fc.constantFrom("J 320 CYM.C12Y138", "J 321 CYBMK.C16Y180 UK32021", "J 320 .C8Y150 2/QC");

function dateText(day: number): string {
  return `${String(day).padStart(2, "0")}DEC26`;
}

/** Flight lines, and the leg that what follows is about. */
interface Flights {
  names: string[];
  /** Empty where the lines are of several. */
  route: string;
}

const there = fc.constantFrom<Flights>(
  { route: "TASNCU", names: ["QX452"] },
  { route: "NCUTAS", names: ["QX453"] },
  { route: "", names: ["QX452/453"] },
  { route: "", names: ["QX453", "QX452"] },
);
const free = fc.constantFrom<Flights>(
  ...[["QX454"], ["QX455"], ["QX454/456"], ["QX455", "QX454"]].map((names) => ({ route: "TASNCU", names })),
);
const action = fc.constantFrom("NEW", "RPL", "TIM", "EQT", "ADM", "CNL");

interface Group {
  heads: { periods: string[]; equipment: string }[];
  minute: number;
}

const group = fc.record({
  heads: fc.array(fc.record({ periods: fc.array(period, { minLength: 1, maxLength: 2 }), equipment }), { minLength: 1, maxLength: 2 }),
  minute: fc.integer({ min: 10, max: 59 }),
});

/** What stands below the periods of a group. */
function detailsOf(name: string, route: string, minute: number): string[] {
  const [from, to] = [route.slice(0, 3) || "TAS", route.slice(3) || "NCU"];
  if (name === "NEW" || name === "RPL" || name === "TIM") return [`${from}07${minute} ${to}09${minute}`];
  return name === "ADM" ? [`${route || "QQQQQQ"} 99/${minute}`] : [];
}

function groupLines(name: string, route: string, { heads, minute }: Group): string[] {
  const isEquipped = ["NEW", "RPL", "EQT"].includes(name);
  return [...heads.flatMap((head) => [...head.periods, ...(isEquipped ? [head.equipment] : [])]), ...detailsOf(name, route, minute)];
}

/** A sub-message of several flights, each with several groups. */
const message = action.chain((name) =>
  fc
    .array(fc.record({ flights: name === "NEW" ? free : there, element, groups: fc.array(group, { minLength: 1, maxLength: 2 }) }), {
      minLength: 1,
      maxLength: 2,
    })
    .map((parts) => {
      const lines = parts.flatMap(({ flights: { names, route }, element: own, groups }) => [
        ...names.map((each) => each + own),
        ...groups.flatMap((each) => groupLines(name, route, each)),
      ]);
      return ["SSM", "LT", name, ...lines].join("\n");
    }),
);

test("of whatever flights and groups a sub-message is made, each counts for what stands above it", () => {
  let applied = 0;
  fc.assert(
    fc.property(message, (text) => {
      const { product, plain } = smallNetwork();
      const [outcome] = product.apply(text);
      const isRefused = refuses(() => plain.apply(text));
      expect(outcome?.state).toBe(isRefused ? "refused" : "applied");
      if (!isRefused) expect(productText(product)).toEqual(plainText(plain));
      applied += isRefused ? 0 : 1;
    }),
    { numRuns: propertyRuns(300) },
  );
  expect(applied).toBeGreaterThan(0);
});

function refuses(work: () => void): boolean {
  try {
    work();
    return false;
  } catch (error) {
    if (error instanceof No) return true;
    throw error;
  }
}

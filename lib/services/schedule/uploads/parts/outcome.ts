import { z } from "zod";
import { uploadReport } from "@/lib/contracts/operator/uploads";
import { CLOCK_VERDICTS } from "@/lib/domain/schedule/clocks/likelier-wrong";
import type { Allowance } from "@/lib/domain/uploads/upload";
import { type BadLine, isProblemName, type ProblemName } from "@/lib/formats/imports/bad-line";

/** What stops a file of the command line until a flag allows it; here a person agrees to it. */
const ALLOWED_BY: Readonly<Partial<Record<ProblemName, Allowance>>> = {
  flights_lost: "loss",
  routes_lost: "loss",
  seasons_lost: "loss",
  brands_lost: "loss",
  days_lost: "loss",
  brand_days_lost: "loss",
  sale_ends_earlier: "loss",
  rows_lost: "loss",
  price_jump: "prices",
  price_drop: "drops",
  set_empty: "empty",
};

/** What a person may agree to of this; undefined where it has to be mended. */
export function allowanceFor({ problem }: Pick<BadLine, "problem">): Allowance | undefined {
  return ALLOWED_BY[problem];
}

/** What all of these need together. */
export function allowancesFor(remarks: readonly BadLine[]): Allowance[] {
  return [...new Set(remarks.flatMap((remark) => allowanceFor(remark) ?? []))];
}

/** Most that carriers lose by what these remarks say, percent. */
export function lossIn(remarks: readonly BadLine[]): number {
  const lost = remarks.filter((remark) => allowanceFor(remark) === "loss");
  return Math.max(0, ...lost.map(({ problem, other, more = "0" }) => Number(problem === "flights_lost" ? other : more)));
}

const keptProblem = z.object({
  line: z.int(),
  field: z.string().nullable(),
  columns: z.tuple([z.int(), z.int()]).optional(),
  problem: z.string(),
  value: z.string(),
  other: z.string(),
  hint: z.enum(CLOCK_VERDICTS).optional(),
  more: z.string().optional(),
});

/** What a release to come has kept, and this one cannot tell, is left out. */
const keptProblems = z
  .array(keptProblem)
  .transform((list) => list.flatMap(({ problem, ...bad }): BadLine[] => (isProblemName(problem) ? [{ ...bad, problem }] : [])));

/** The first of something, and how much there is of it. */
interface Counted {
  listed: readonly BadLine[];
  total: number;
}

/** What the rehearsal of an upload has found. */
export interface UploadOutcome {
  /** What it would change; null of a file that is refused, and before it is known. */
  report: z.infer<typeof uploadReport> | null;
  problems: Counted;
  warnings: Counted;
  /** What has to be agreed to. */
  remarks: readonly BadLine[];
}

export const NOTHING_FOUND: UploadOutcome = {
  report: null,
  problems: { listed: [], total: 0 },
  warnings: { listed: [], total: 0 },
  remarks: [],
};

const counted = z.object({ listed: keptProblems, total: z.int() });
const keptOutcome = z.object({ report: uploadReport.nullable(), problems: counted, warnings: counted, remarks: keptProblems });

/** An outcome as the database has kept it; before the rehearsal there is an empty object. */
export function readOutcome(kept: unknown): UploadOutcome {
  return keptOutcome.safeParse(kept).data ?? NOTHING_FOUND;
}

import { randomUUID } from "node:crypto";
import path from "node:path";
import type { Fare } from "@/lib/domain/pricing/fare";
import { compareFares } from "@/lib/domain/pricing/fare-changes/compare-fares";
import { type Compare, comparedBy } from "@/lib/domain/pricing/fare-changes/first-prices";
import { SeasonOverlaps } from "@/lib/domain/pricing/fare-changes/season-overlaps";
import { type FareRow, faresOf } from "@/lib/formats/csv/fare-table";
import type { BadLine } from "@/lib/formats/imports/bad-line";
import type { Prisma } from "@/lib/generated/prisma/client";
import { type FollowedFares, keepReplaced } from "./fare-imports";
import { printOf, readFares } from "./fare-rows";
import type { CsvFollower, CsvOutcome, CsvWork } from "./import-csv";
import { fareProblems, fareWarnings, lossOf } from "./import-loss";
import { uploadLimit } from "./upload-limit";

/** Tells what a fares file makes of each carrier's fares, and keeps what it replaces. */
export class FareFollower implements CsvFollower<FareRow> {
  private readonly before = new Map<string, Fare[]>();
  private readonly seasons = new SeasonOverlaps();

  constructor(private readonly work: CsvWork) {}

  /** A season that overlaps another of the same fare. */
  see(row: FareRow, line: number): BadLine[] {
    for (const fare of faresOf(row)) {
      const earlier = this.seasons.see(fare, line);
      if (earlier === undefined) continue;
      const value = `${fare.carrier} ${fare.origin}–${fare.destination} ${fare.brand} ${fare.bookingClass}`;
      return [{ line, field: null, problem: "seasons_overlap", value, other: String(earlier) }];
    }
    return [];
  }

  async beforeClear(carrier: string): Promise<void> {
    this.before.set(carrier, await readFares(this.work.tx, carrier));
  }

  async end(): Promise<CsvOutcome> {
    const { tx, options, file } = this.work;
    const followed = await followFares(tx, this.before);
    const changes = followed.map(({ change }) => change);
    const { allowedLossPercent: lossPercent, allowPriceJumps: priceJumps = false, allowPriceDrops: priceDrops = true } = options;
    const problems = changes.flatMap((change) => fareProblems(change, { lossPercent, priceJumps, priceDrops }));
    if (problems.length === 0 && options.keepForUndo !== false) {
      const { actor = "command line", importId = randomUUID() } = options;
      await keepReplaced(tx, { id: importId, source: path.basename(file), actor, followed });
    }
    return {
      changes,
      tableChanges: [],
      losses: changes.flatMap((change) => lossOf(change) ?? []),
      problems,
      warnings: changes.flatMap(fareWarnings),
    };
  }
}

/** What has become of carriers' fares. @param before by carrier, as they were */
export async function followFares(tx: Prisma.TransactionClient, before: ReadonlyMap<string, readonly Fare[]>): Promise<FollowedFares[]> {
  const compare: Compare = comparedBy(await tx.exchangeRate.findMany({ select: { base: true, quote: true, rate: true } }));
  const { dropPercent } = await uploadLimit(tx, "fares");
  const followed: FollowedFares[] = [];
  for (const [carrier, former] of [...before].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const after = await readFares(tx, carrier);
    followed.push({
      before: former,
      print: printOf(after),
      change: compareFares({ carrier, before: former, after, compare, dropPercent }),
    });
  }
  return followed;
}

import type { TableChange } from "@/lib/domain/pricing/fare-changes/compare-rows";
import { type FareChange, isChanged, type PriceChange } from "@/lib/domain/pricing/fare-changes/fare-change";
import { priceText } from "@/lib/domain/pricing/fare-changes/first-prices";
import type { BadLine, ProblemName } from "@/lib/formats/imports/bad-line";

/** A carrier gives up a tenth of what it sells now and then; more looks like half a file. */
export const USUAL_LOSS_PERCENT = 10;

/** What a carrier would no longer sell. */
export interface ScopeLoss {
  /** The carrier. */
  scope: string;
  /** How many routes it sold before, and how many of them are gone. */
  before: number;
  lost: number;
}

/** What may become of a carrier's fares, or of another table. */
export interface AllowedChange {
  /** Most that may be lost of routes, brands, days and rows, percent; where nothing is said a tenth, and no season at all. */
  lossPercent: number | undefined;
  /** Whether prices may be ten times as high or low. */
  priceJumps: boolean;
}

/** Whether the prices of fares may fall by more than the house lets one person lower them, too. */
interface AllowedFareChange extends AllowedChange {
  priceDrops: boolean;
}

/** @returns null where no route is lost */
export function lossOf({ carrier, routes }: FareChange): ScopeLoss | null {
  return routes.lost.length === 0 ? null : { scope: carrier, before: routes.before, lost: routes.lost.length };
}

/** What stops a file: one line for what a carrier loses, with the percentage that allows all of it, and one for prices. */
export function fareProblems(change: FareChange, { lossPercent, priceJumps, priceDrops }: AllowedFareChange): BadLine[] {
  const [loss] = lossesOf(change).filter(({ percent, usual }) => percent > (lossPercent ?? usual));
  const needed = Math.ceil(Math.max(...lossesOf(change).map(({ percent }) => percent)));
  return [
    ...(loss ? [problemOf(loss.problem, change.carrier, loss.what, needed)] : []),
    ...(priceJumps ? [] : pricesProblem("price_jump", change.carrier, change.priceJumps)),
    ...(priceDrops ? [] : pricesProblem("price_drop", change.carrier, change.priceDrops)),
  ];
}

/** The worst of these prices, and how many there are. */
function pricesProblem(problem: ProblemName, carrier: string, changes: readonly PriceChange[]): BadLine[] {
  const [worst] = changes;
  if (!worst) return [];
  return [problemOf(problem, `${carrier} ${worst.of}`, `${priceText(worst.before)} → ${priceText(worst.after)}`, changes.length)];
}

/** What stops a file of another table: what its rows give is lost, or amounts are ten times as high or low. @param kind what the table is called */
export function tableProblems({ scope, given, jumps }: TableChange, kind: string, { lossPercent, priceJumps }: AllowedChange): BadLine[] {
  const percent = shareOf(given.lost.length, given.before);
  const whose = `${scope} ${kind}`.trim();
  const [jump] = priceJumps ? [] : jumps;
  return [
    ...(percent > (lossPercent ?? USUAL_LOSS_PERCENT) ? [problemOf("rows_lost", whose, given.lost.join(", "), Math.ceil(percent))] : []),
    ...(jump ? [problemOf("price_jump", `${whose} ${jump.of}`, `${jump.before} → ${jump.after}`, jumps.length)] : []),
  ];
}

/** What cannot be told of prices, and how it can. */
export function fareWarnings(change: FareChange): BadLine[] {
  return isChanged(change) ? notCompared(change.carrier, change) : [];
}

/** The same of another table. */
export function tableWarnings(change: TableChange, kind: string): BadLine[] {
  return notCompared(`${change.scope} ${kind}`.trim(), change);
}

function notCompared(whose: string, { incomparable }: { incomparable: readonly string[] }): BadLine[] {
  if (incomparable.length === 0) return [];
  return [{ line: 0, field: null, problem: "prices_not_compared", value: whose, other: incomparable.join(", ") }];
}

interface Loss {
  problem: ProblemName;
  /** What is lost, as the problem's text says it. */
  what: string;
  percent: number;
  /** What is allowed where nothing is said. */
  usual: number;
}

/** The gravest first. */
function lossesOf(change: FareChange): Loss[] {
  const { routes, seasons, unsoldSeasons, brands, brandsOfRoutes, shorterRoutes, shorterBrands, earlierRoutes, earlierBrands } = change;
  const usual = USUAL_LOSS_PERCENT;
  const brand = shareOf(brands.lost.length, brands.before);
  const onRoutes = shareOf(brandsOfRoutes.lost.length, brandsOfRoutes.before);
  const kept = routes.before - routes.lost.length;
  const ofBrands = (names: readonly string[]) => shareOf(names.length, brandsOfRoutes.before);
  return [
    { problem: "routes_lost", what: `${routes.lost.length}/${routes.before}`, percent: shareOf(routes.lost.length, routes.before), usual },
    { problem: "seasons_lost", what: unsoldSeasons.join(", "), percent: shareOf(unsoldSeasons.length, seasons.before), usual: 0 },
    {
      problem: "brands_lost",
      what: brands.lost.length > 0 ? brands.lost.join(", ") : brandsOfRoutes.lost.join(", "),
      percent: Math.max(brand, onRoutes),
      usual,
    },
    { problem: "days_lost", what: `${shorterRoutes.length}/${kept}`, percent: shareOf(shorterRoutes.length, kept), usual },
    { problem: "brand_days_lost", what: shorterBrands.join(", "), percent: ofBrands(shorterBrands), usual },
    {
      problem: "sale_ends_earlier",
      what: (earlierRoutes.length > 0 ? earlierRoutes : earlierBrands).join(", "),
      percent: Math.max(shareOf(earlierRoutes.length, kept), ofBrands(earlierBrands)),
      usual,
    },
  ];
}

/** Percent. */
function shareOf(lost: number, before: number): number {
  return before === 0 ? 0 : (lost * 100) / before;
}

function problemOf(problem: ProblemName, value: string, other: string, more: number): BadLine {
  return { line: 0, field: null, problem, value, other, more: String(more) };
}

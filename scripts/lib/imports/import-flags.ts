import { readCommandLine, WrongUsage } from "../commands/command-line";

/** How an import is to be run, as its command line says. */
export interface ImportFlags {
  files: string[];
  /** Only tells what would be done. */
  dryRun: boolean;
  /** Warnings refuse a file too. */
  strict: boolean;
  /** Most that a carrier may lose of what it sells, percent; undefined leaves it to the import. */
  allowedLossPercent: number | undefined;
  /** File for the report as JSON, `-` for standard output; undefined for none. */
  json: string | undefined;
  /** Of schedules: a carrier's record without legs is meant so. */
  allowEmpty: boolean;
  /** Of fares, taxes, bag prices and rates: they may be ten times as high or low. */
  allowPriceJumps: boolean;
  /** Of schedules and fares: takes the last import back. */
  undo: boolean;
  /** Of `undo`: number of the import down to which all are taken back; undefined for the last alone. */
  to: number | undefined;
  /** Of schedules: lists the imports that can be taken back. */
  list: boolean;
}

const FLAGS = {
  "dry-run": "switch",
  strict: "switch",
  "allow-loss": "text",
  json: "text",
  "allow-empty": "switch",
  "allow-prices": "switch",
  undo: "switch",
  to: "text",
  list: "switch",
} as const;

const USAGE =
  "npx parvoz import KIND FILE… [--dry-run] [--strict] [--allow-loss=PERCENT] [--json[=FILE]]; of schedules also [--allow-empty], and --undo [--to=NUMBER] or --list without a file; of fares, taxes, baggage and rates [--allow-prices]; of these and inventory --undo without a file";

/**
 * Reads the flags of an import, and its files.
 * @throws WrongUsage: see `readCommandLine`
 */
export function readImportFlags(args: readonly string[]): ImportFlags {
  const { words, flags } = readCommandLine(withJsonPrinted(args), { usage: USAGE, moreWords: Number.POSITIVE_INFINITY, flags: FLAGS });
  return {
    files: words,
    dryRun: flags["dry-run"],
    strict: flags.strict,
    allowedLossPercent: flags["allow-loss"] === undefined ? undefined : percent(flags["allow-loss"]),
    json: flags.json,
    allowEmpty: flags["allow-empty"],
    allowPriceJumps: flags["allow-prices"],
    undo: flags.undo,
    to: flags.to === undefined ? undefined : importNumber(flags.to),
    list: flags.list,
  };
}

/** `--json` without a file prints the report. */
function withJsonPrinted(args: readonly string[]): string[] {
  const isAlone = (index: number) => args[index + 1] === undefined || args[index + 1]?.startsWith("--");
  return args.map((word, index) => (word === "--json" && isAlone(index) ? "--json=-" : word));
}

function percent(text: string): number {
  const value = Number(text);
  if (!/^\d{1,3}$/.test(text) || value > 100) throw new WrongUsage(`--allow-loss: “${text}” is no whole percentage from 0 to 100`);
  return value;
}

function importNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new WrongUsage(`--to: “${text}” is no number of an import; --list shows them`);
  return Number(text);
}

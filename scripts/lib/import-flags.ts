import { parseArgs } from "node:util";
import { swallowedFlag } from "./swallowed-flag";

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
  /** Of schedules: takes the last import back. */
  undo: boolean;
}

/** A command line that cannot be understood. */
export class WrongUsage extends Error {}

/**
 * Reads `FILE… [--dry-run] [--strict] [--allow-loss=PERCENT] [--json=FILE]` and, of schedules, `[--allow-empty]` and `--undo` for the files.
 * @throws WrongUsage, also where npm has taken flags for its own: a rehearsal would be done in earnest
 */
export function readImportFlags(args: string[]): ImportFlags {
  refuseSwallowed(["dry-run", "strict", "allow-loss", "allow-empty", "json", "undo"]);
  const { values, positionals } = parseOrExplain(args);
  return {
    files: positionals,
    dryRun: values["dry-run"] ?? false,
    strict: values.strict ?? false,
    allowedLossPercent: values["allow-loss"] === undefined ? undefined : percent(values["allow-loss"]),
    json: values.json,
    allowEmpty: values["allow-empty"] ?? false,
    undo: values.undo ?? false,
  };
}

function refuseSwallowed(flags: readonly string[]): void {
  const flag = swallowedFlag(flags);
  if (flag) throw new WrongUsage(`npm took --${flag} for itself; write options after two dashes: npm run … -- --${flag} FILE`);
}

function parseOrExplain(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        "dry-run": { type: "boolean" },
        strict: { type: "boolean" },
        "allow-loss": { type: "string" },
        json: { type: "string" },
        "allow-empty": { type: "boolean" },
        undo: { type: "boolean" },
      },
    });
  } catch (error) {
    // What node adds tells how to name a file that begins with a dash.
    throw new WrongUsage(error instanceof Error ? (error.message.split(/\.\s/)[0] ?? error.message) : String(error));
  }
}

function percent(text: string): number {
  const value = Number(text);
  if (!/^\d{1,3}$/.test(text) || value > 100) throw new WrongUsage(`--allow-loss: “${text}” is no whole percentage from 0 to 100`);
  return value;
}

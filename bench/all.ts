/**
 * All figures in one table, each beside its limit or its peer:
 *
 *   npm run bench [-- --short] [-- --files a.ssim b.ssim] [-- --only engine peers]
 *
 * The whole run takes half an hour and writes docs/performance.md; the short form, files and single parts only print. A part
 * that fails is reported as failed, and the others go on.
 */
import { parseArgs } from "node:util";
import { runInChild } from "./lib/child";
import { type BenchOptions, type Figure, keepsLimit } from "./lib/figure";
import { describeCommit, describeMachine } from "./lib/machine";
import { writeSection } from "./lib/sections";
import { markdownTable, plainTable } from "./lib/table";

/** Modules of this folder, each with a `run`. */
const PARTS = ["engine", "lowest", "peers", "snapshot", "wire", "writing"];

interface Failure {
  part: string;
  reason: string;
}

async function main(): Promise<void> {
  const { short = false, files = [], only = [], positionals } = readArguments();
  const options: BenchOptions = { short, files: [...files, ...positionals] };
  const parts = only.length > 0 ? only : PARTS;
  const figures: Figure[] = [];
  const failures: Failure[] = [];
  for (const part of parts) {
    console.error(`${part} …`);
    try {
      figures.push(...(await runInChild<BenchOptions, Figure[]>(part, options)));
    } catch (error) {
      failures.push({ part, reason: error instanceof Error ? error.message : String(error) });
    }
  }
  console.log(`${header(options)}\n\n${plainTable(figures)}\n\n${summary(figures, failures)}`);
  const whole = !short && options.files.length === 0 && only.length === 0;
  if (whole) writeSection("figures", `${header(options)}\n\n${markdownTable(figures)}\n\n${summary(figures, failures)}`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}

/** `--files a b` and `--only a b` take all names up to the next option. */
function readArguments() {
  const many = new Set(["--files", "--only"]);
  let option = "";
  const spread = process.argv.slice(2).flatMap((word) => {
    if (!word.startsWith("--")) return many.has(option) ? [option, word] : [word];
    option = word;
    return many.has(word) ? [] : [word];
  });
  const { values, positionals } = parseArgs({
    args: spread,
    allowPositionals: true,
    options: { short: { type: "boolean" }, files: { type: "string", multiple: true }, only: { type: "string", multiple: true } },
  });
  return { ...values, positionals };
}

function header({ short, files }: BenchOptions): string {
  const form = (short ? " (short form: a small world, few questions)" : "") + (files.length > 0 ? ` on ${files.join(", ")}` : "");
  return `Measured on ${new Date().toISOString().slice(0, 10)} at commit ${describeCommit()} with \`npm run bench\`${form}: ${describeMachine()}.`;
}

function summary(figures: readonly Figure[], failures: readonly Failure[]): string {
  const limited = figures.filter(({ limit }) => limit);
  const kept = limited.filter((figure) => keepsLimit(figure));
  const failed = failures.map(({ part, reason }) => `${part} failed: ${reason.split("\n")[0]}`);
  return [`${kept.length} of ${limited.length} limits kept; ${figures.length} figures.`, ...failed].join("  \n");
}

await main();

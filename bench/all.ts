/**
 * All figures in one table, each beside its limit or its peer:
 *
 *   npm run bench [-- --short] [-- --files a.ssim b.ssim] [-- --only engine peers]
 *
 * The whole run takes about an hour and writes docs/performance.md; the short form, files and single parts only print. A part
 * that fails is reported as failed, and the others go on.
 */
import { fork } from "node:child_process";
import path from "node:path";
import { parseArgs } from "node:util";
import { describeRun, writeFigures } from "./lib/document";
import { type BenchOptions, type Figure, keepsLimit } from "./lib/figure";
import { markdownTable } from "./lib/table";
import { isPart, type Outcome, PARTS, type Part } from "./parts";

const HEAP_MB = 12_000;
const HOUR_MS = 3_600_000;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { short: { type: "boolean" }, files: { type: "string", multiple: true }, only: { type: "string", multiple: true } },
  });
  // Both options take all names up to the next one.
  const names = [...(values.only ?? []), ...(values.files ?? []), ...positionals];
  const [only, files] = [names.filter(isPart), names.filter((name) => !isPart(name))];
  const options: BenchOptions = { short: values.short ?? false, files };
  const figures: Figure[] = [];
  const failures: string[] = [];
  for (const part of only.length > 0 ? only : Object.keys(PARTS).filter(isPart)) {
    console.error(`${part} …`);
    const outcome = await runPart(part, options);
    if ("figures" in outcome) figures.push(...outcome.figures);
    else {
      console.error(outcome.error);
      failures.push(`${part} failed: ${outcome.error.split("\n")[0]}`);
    }
  }
  const form = (options.short ? ", short form: a small world, few questions" : "") + (files.length > 0 ? `, on ${files.join(", ")}` : "");
  const limited = figures.filter(({ limit }) => limit);
  const kept = limited.filter((figure) => keepsLimit(figure));
  const summary = [`${kept.length} of ${limited.length} limits kept; ${figures.length} figures.`, ...failures].join("  \n");
  const report = `Measured on ${describeRun()}${form}.\n\n${markdownTable(figures)}\n\n${summary}`;
  console.log(report);
  if (form === "" && only.length === 0) writeFigures(report);
  process.exitCode = failures.length > 0 ? 1 : 0;
}

/** In a process of its own, so that memory is measured from nothing and a fault ends only this one. */
function runPart(part: Part, options: BenchOptions): Promise<Outcome> {
  const child = fork(path.join(import.meta.dirname, "run-part.ts"), [part, JSON.stringify(options)], {
    execArgv: ["--expose-gc", `--max-old-space-size=${HEAP_MB}`, "--import", "tsx"],
    timeout: HOUR_MS,
  });
  return new Promise((resolve) => {
    child.once("message", (outcome: Outcome) => resolve(outcome));
    child.once("exit", (code, signal) => resolve({ error: `it ended without an answer (${signal ?? code})` }));
  });
}

await main();

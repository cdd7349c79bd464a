/**
 * Requests per second and waiting times of every path of the interface at 1, 16 and 64 connections, beside an empty route handler of the
 * same build in the same run:
 *
 *   npm run bench:api [-- seconds per load]
 *
 * Prints a table in Markdown and writes it into docs/performance.md. Paths that change something are loaded with a fixed number of requests, each on a booking of its own, made
 * before the clock starts. An answer other than 200 is counted and shown: such a line is worth nothing.
 */
import { type BenchCase, EMPTY, makeCases } from "./api/cases";
import { type LoadResult, load, type Target } from "./api/load";
import { BenchPartner } from "./api/partner";
import { startProduct } from "./api/product";
import { describeCommit, describeMachine } from "./lib/machine";
import { writeSection } from "./lib/sections";

const CONNECTIONS = [1, 16, 64] as const;
/** Requests of a load that changes something, by connections. */
const FIXED: Readonly<Record<(typeof CONNECTIONS)[number], number>> = { 1: 60, 16: 240, 64: 320 };
const WARM_UP_SECONDS = 1;

async function measure(target: Target, one: BenchCase, connections: (typeof CONNECTIONS)[number], seconds: number): Promise<LoadResult> {
  const requests = FIXED[connections];
  if (!one.changes) await load(target, await one.supply(requests), connections, WARM_UP_SECONDS);
  return load(target, await one.supply(requests), connections, one.changes ? 60 : seconds);
}

function line(one: BenchCase, connections: number, result: LoadResult, empty: LoadResult): string {
  const ratio = `${((100 * result.perSecond) / empty.perSecond).toFixed(0)} %`;
  const failures = result.failures > 0 ? ` **${result.failures} failed**` : "";
  const cells = [one.name + failures, connections, result.perSecond.toFixed(0), ratio, result.p50.toFixed(1), result.p99.toFixed(1)];
  return `| ${cells.join(" | ")} |`;
}

function header(seconds: number): string {
  const when = `Measured on ${new Date().toISOString().slice(0, 10)} at commit ${describeCommit()} with \`npm run bench:api -- ${seconds}\``;
  const fixed = Object.values(FIXED).join(", ");
  return [
    `${when}: ${describeMachine()}, which ran everything at once: the product, its PostgreSQL, its worker and the load.`,
    `Paths that change something get ${fixed} requests, each on a booking of its own. Beside each figure stands the share of the empty route handler`,
    "(`/api/health`) of the same build in the same run. `mint_token` is slow on purpose (scrypt); programs keep a token for 30 days.\n",
  ].join("\n");
}

async function main(seconds: number): Promise<void> {
  const product = await startProduct();
  try {
    const partner = await BenchPartner.signIn(product.port);
    const target: Target = { port: product.port, token: partner.token };
    const cases = await makeCases(partner);
    const lines = [
      header(seconds),
      "| path | connections | requests/s | of the empty handler | p50 ms | p99 ms |",
      "|---|---|---|---|---|---|",
    ];
    const show = (text: string) => {
      console.log(text);
      lines.push(text);
    };
    for (const connections of CONNECTIONS) {
      const empty = await measure(target, EMPTY, connections, seconds);
      show(line(EMPTY, connections, empty, empty));
      for (const one of cases) show(line(one, connections, await measure(target, one, connections, seconds), empty));
    }
    writeSection("paths", lines.join("\n"));
  } finally {
    await product.stop();
  }
}

const [seconds = "3"] = process.argv.slice(2);
await main(Number(seconds));

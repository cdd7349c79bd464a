// npm run fuzz [-- --seed N --requests 10000 --pages 2000 --only TEXT --from TEXT --dist .next]: starts the product with demonstration data and
// sends odd requests to every path of it. Exit code 0: none was answered 5xx (but 503 with Retry-After), cut off, late or against the OpenAPI
// document, and no server ended; 2: some were; 1: it could not be run.
import { buildDocument } from "@/lib/contracts/openapi/build-document";
import { type CheckAnswer, fuzzTarget } from "./fuzz/fuzz-target";
import { type MeasuredRow, printFuzz, printRow } from "./fuzz/print-fuzz";
import { residentMegabytes } from "./fuzz/server-memory";
import { INTERFACE, isCostly, nameOf, PAGES, PORTAL, SIGN_IN, type Target } from "./fuzz/targets";
import { type FuzzWorld, makeFuzzWorld } from "./fuzz/world";
import { createChecker } from "./lib/clients/check-answer.mjs";
import { readCommandLine, WrongUsage } from "./lib/commands/command-line";
import { type Product, startProduct } from "./storm/product";

const FOUND = 2;
/** Added to the seed: under the same Idempotency-Keys it would only repeat what the portal answered. */
const OF_TIER = 1_000_000;
const MOST_TOLD = 5;

interface Options {
  seed: number;
  /** To each path of the interface on each server, and to each that pages ask for. */
  requests: number;
  /** To each that costs some tens of milliseconds: pages, next-auth's own routes, and what checks a password. */
  pages: number;
  /** Paths whose line of the table has this text. */
  only: string;
  /** The first that has this one, and all behind it. */
  from: string;
  distDir: string;
}

function readOptions(): Options {
  const usage = "npm run fuzz -- [--seed N] [--requests 10000] [--pages 2000] [--only TEXT] [--from TEXT] [--dist .next]";
  const flags = { seed: "text", requests: "text", pages: "text", only: "text", from: "text", dist: "text" } as const;
  const given = readCommandLine(process.argv.slice(2), { usage, flags }).flags;
  const values = {
    seed: given.seed ?? String(Math.floor(Math.random() * 1e9)),
    requests: given.requests ?? "10000",
    pages: given.pages ?? "2000",
    only: given.only ?? "",
    from: given.from ?? "",
    dist: given.dist ?? ".next",
  };
  const [seed, requests, pages] = [values.seed, values.requests, values.pages].map(Number);
  if (seed === undefined || !Number.isSafeInteger(seed)) throw new Error("--seed must be a whole number.");
  return {
    seed,
    requests: countOf("--requests", requests),
    pages: countOf("--pages", pages),
    only: values.only,
    from: values.from,
    distDir: values.dist,
  };
}

function countOf(name: string, count: number | undefined): number {
  if (count !== undefined && Number.isSafeInteger(count) && count > 0) return count;
  throw new Error(`${name} must be a whole number above 0.`);
}

/** Requests to one path of one server. */
interface Run {
  name: string;
  target: Target;
  server: "portal" | "tier";
  requests: number;
  isDocumented: boolean;
}

/** The interface on both servers, everything else on the one that has it; what takes things away comes last. */
function runsOf({ requests, pages, only, from }: Options): Run[] {
  const run = (target: Target, server: Run["server"]): Run => ({
    ...{ name: `${nameOf(target)}, ${server}`, target, server, requests: isCostly(target) ? pages : requests },
    isDocumented: INTERFACE.includes(target),
  });
  const all = [
    ...INTERFACE.flatMap((target) => [run(target, "portal"), run(target, "tier")]),
    ...[...PORTAL, ...PAGES, ...SIGN_IN].map((target) => run(target, "portal")),
  ];
  const sorted = [...all.filter(({ target }) => target.method !== "DELETE"), ...all.filter(({ target }) => target.method === "DELETE")];
  const first = sorted.findIndex(({ name }) => name.includes(from));
  if (first < 0) throw new Error(`--from ${from}: no path has this text.`);
  return sorted.slice(first).filter(({ name }) => name.includes(only));
}

interface Fuzzed {
  product: Product;
  world: FuzzWorld;
  seed: number;
  check: CheckAnswer;
}

async function measure(
  { name, target, server, requests, isDocumented }: Run,
  { product, world, seed, check }: Fuzzed,
): Promise<MeasuredRow> {
  const pids = product.servers()[server];
  const before = residentMegabytes(pids);
  const asked = {
    ...world,
    target,
    port: product.ports[server],
    requests,
    seed: seed + (server === "tier" ? OF_TIER : 0),
    ...(isDocumented && { check }),
  };
  const { illegal, ...row } = await fuzzTarget(asked);
  const ended = pids.filter((pid) => !product.servers()[server].includes(pid)).map((pid) => `process ${pid} of the server has ended`);
  return { ...row, name, illegal: [...illegal, ...ended], memory: { before, after: residentMegabytes(pids) } };
}

async function main(): Promise<void> {
  const options = readOptions();
  const { seed, requests, pages, distDir } = options;
  const runs = runsOf(options);
  const repeat = `npm run fuzz -- --seed ${seed} --requests ${requests} --pages ${pages}`;
  console.log(`Seed ${seed}: ${repeat}`);
  const product = await startProduct({ distDir });
  const rows: MeasuredRow[] = [];
  try {
    const world = await makeFuzzWorld(product, seed);
    const check = createChecker(buildDocument("http://127.0.0.1/api/v1"));
    for (const run of runs) {
      const row = await measure(run, { product, world, seed, check });
      rows.push(row);
      console.log(printRow(row));
      for (const what of row.illegal.slice(0, MOST_TOLD)) console.log(`  ${what}`);
    }
  } finally {
    await product.stop();
    if (rows.length > 0) console.log(`\n${rows.length} of ${runs.length} paths\n\n${printFuzz(rows)}\n\n${repeat}`);
  }
  if (rows.some(({ illegal }) => illegal.length > 0)) process.exitCode = FOUND;
}

try {
  await main();
} catch (error) {
  console.error(error instanceof WrongUsage ? error.message : error instanceof Error ? error.stack : error);
  process.exitCode = 1;
}
// Connections that were cut on purpose leave handles behind for which Node waits without end, on a core of its own (as in storm.ts).
process.exit();

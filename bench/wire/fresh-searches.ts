import { disconnect } from "@/lib/db";
import { suppliersOf } from "@/lib/suppliers/registry";
import { inDays, searchPath } from "../api/partner";
import { cpuMilliseconds } from "../lib/measure";
import { askEngine, searchRequestOf } from "./ask-engine";
import { queryOf } from "./bench-routes";

const PLACES = ["IST", "DXB", "LHR", "SVO", "FRA", "ICN"];
const FIRST_DAY = 20;
const DAYS = 250;
const MOST_ADULTS = 8;

/**
 * Searches for 100 offers, so many different ones that a load ends before the first comes again.
 * @param name other names give the same searches, and no answer that is kept of them
 */
export function freshPaths(name = "once"): () => string {
  let turn = 0;
  return () => {
    const number = turn++;
    const to = PLACES[number % PLACES.length] ?? "IST";
    const day = Math.floor(number / PLACES.length) % DAYS;
    const adults = 1 + (Math.floor(number / (PLACES.length * DAYS)) % MOST_ADULTS);
    return `${searchPath(to, inDays(FIRST_DAY + day))}&limit=100&bench=${name}`.replace("adults=1", `adults=${adults}`);
  };
}

/** The suppliers alone, in this process: finding, pricing and ranking. */
export interface Engine {
  /** CPU milliseconds of one of the first so many searches. */
  milliseconds: (searches: number) => Promise<number>;
  close: () => Promise<void>;
}

/** @param warmUp so many searches come before those that are measured */
export async function startEngine(env: NodeJS.ProcessEnv, warmUp: number): Promise<Engine> {
  Object.assign(process.env, env);
  const suppliers = suppliersOf("live");
  await Promise.all(suppliers.map((supplier) => supplier.prepare(new Date())));
  const milliseconds = async (searches: number) => {
    const next = freshPaths();
    const requests = Array.from({ length: searches }, () => searchRequestOf(queryOf(next())));
    const began = cpuMilliseconds();
    for (const request of requests) await askEngine(request);
    return (cpuMilliseconds() - began) / searches;
  };
  await milliseconds(warmUp);
  return { milliseconds, close: disconnect };
}

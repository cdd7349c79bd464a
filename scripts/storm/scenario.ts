import { seeded } from "../lib/database/seeded";
import { Account } from "./account";
import type { Bound } from "./bounds";
import type { HttpClient } from "./http-client";
import { type Judgement, judge } from "./judge";
import type { Product } from "./product";

export interface StormContext {
  product: Product;
  client: HttpClient;
  seed: number;
  /** How much time the storm has; each scenario takes its share of it. */
  minutes: number;
  /** How often each fault that is done again and again is done, whatever time that takes; by the minutes where absent. */
  times?: number;
}

/** A line of the table. */
export interface Row extends Judgement {
  fault: string;
  tries: number;
  longestOutageMs: number;
  recoveryMs: number;
  measured: ReadonlyMap<Bound, number>;
  late: readonly string[];
  isUnjudged: boolean;
}

/** Some faults, one after the other, each with a line of its own. */
export interface Scenario {
  name: string;
  /** Whether the database must lie on a disk of its own. */
  ownDisk?: boolean;
  run: (context: StormContext) => AsyncIterable<Row>;
}

interface Fault {
  context: StormContext;
  fault: string;
  /** @returns the partners whose bookings the account is of */
  work: (account: Account, random: () => number) => Promise<readonly string[]>;
}

/** Does the work, judges what it has left, and makes the line. The same seed and fault give the same choices. */
export async function faultRow({ context, fault, work }: Fault): Promise<Row> {
  const account = new Account();
  const partnerIds = await work(account, seeded(context.seed + hash(fault)));
  const judged = await judge({ databaseUrl: context.product.databaseUrl, partnerIds, account });
  const { tries, longestOutageMs, recoveryMs, measured, late, isUnjudged } = account;
  return { fault, tries, ...judged, longestOutageMs, recoveryMs, measured, late, isUnjudged };
}

function hash(text: string): number {
  return [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7);
}

let count = 0;

/** The code of a partner that no other scenario has. */
export function partnerCode(): string {
  count++;
  return `STORM${count}`;
}

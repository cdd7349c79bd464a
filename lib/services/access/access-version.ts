import { z } from "zod";
import { runStatement } from "@/lib/db";
import { Freshness } from "@/lib/util/freshness";

/** What a process knows of credentials is of so long ago at most; it asks again, without waiting, four times a second. */
const HARD_MS = 1_000;
const SOFT_MS = 250;

/** Kept in the database by triggers: it moves with every change of a credential, a person or a partner's terms, in the same transaction. */
export function makeAccessVersion(): Freshness<number> {
  return new Freshness({ read: readVersion, softMs: SOFT_MS, hardMs: HARD_MS });
}

const VERSION = { name: "access_version", text: "select version from data_version where kind = 'access'" };
const rows = z.array(z.object({ version: z.int() }));

async function readVersion(): Promise<number> {
  return rows.parse(await runStatement(VERSION, []))[0]?.version ?? 0;
}

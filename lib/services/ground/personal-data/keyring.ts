import { openFile, openValue, sealedWith, sealFile, sealValue, type ValueKey } from "@/lib/crypto/sealed-value";
import { log } from "@/lib/log";
import { processMemory } from "@/lib/util/process-wide";
import { Freshness } from "@/lib/util/waiting/freshness";
import { type DataKey, makeFirstKeys, readDataKeys } from "./data-keys";
import type { SealedColumn } from "./sealed-columns";

/** No process works with keys that it has read longer ago. */
export const HARD_MS = 30_000;
const SOFT_MS = 15_000;

const known = processMemory("data-keys", () => new Freshness<readonly DataKey[]>({ read: readOrMake, softMs: SOFT_MS, hardMs: HARD_MS }));

async function readOrMake(): Promise<readonly DataKey[]> {
  const found = await readDataKeys();
  if (found.length > 0) return found;
  await makeFirstKeys();
  return readDataKeys();
}

/** A value was sealed with a key that the database has no more. */
class DataKeyGone extends Error {
  constructor(id: number) {
    super(`personal data are sealed with the data key ${id}, which is not there`);
  }
}

/** Makes the process read the keys again before it uses one. */
export function forgetKeys(): void {
  known().expire();
}

/** The key that seals now. */
export async function currentKey(): Promise<ValueKey> {
  return newestActive(await known().get(), "seal");
}

/** All keys of blind indexes, the one that writes first. */
export async function indexKeys(): Promise<readonly Uint8Array[]> {
  const keys = await known().get();
  const writing = newestActive(keys, "index");
  return keys
    .filter(({ purpose }) => purpose === "index")
    .sort((one, other) => Number(other === writing) - Number(one === writing))
    .map(({ secret }) => secret);
}

function newestActive(keys: readonly DataKey[], purpose: DataKey["purpose"]): DataKey {
  const now = Date.now();
  const key = keys.find((one) => one.purpose === purpose && one.activeFrom.getTime() <= now);
  if (!key) throw new Error(`no data key is in use for ${purpose}`);
  return key;
}

/** As a column keeps it. @param row whose value it is: in another row, or another column, it opens nowhere */
export async function seal(column: SealedColumn, row: string, text: string): Promise<string> {
  return sealValue(text, contextOf(column, row), await currentKey());
}

/** What `seal` was given; empty where nothing is stored. @throws Error where it cannot be opened, or is not sealed */
export async function open(column: SealedColumn, row: string, stored: string): Promise<string> {
  const context = contextOf(column, row);
  return stored === "" ? "" : openValue(stored, context, await keyOf(sealedWith(stored), context));
}

/**
 * The same for what must go on when keys are lost: null then, and the log says so.
 * @throws Error where it was changed, or belongs elsewhere
 */
export async function openIfKnown(column: SealedColumn, row: string, stored: string): Promise<string | null> {
  try {
    return await open(column, row, stored);
  } catch (error) {
    if (!(error instanceof DataKeyGone)) throw error;
    log.error({ value: contextOf(column, row) }, error.message);
    return null;
  }
}

/** The same for bytes. */
export async function sealBytes(column: SealedColumn, row: string, bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return sealFile(bytes, contextOf(column, row), await currentKey());
}

/** @throws Error where they cannot be opened, or are not sealed */
export async function openBytes(column: SealedColumn, row: string, stored: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const context = contextOf(column, row);
  return openFile(stored, context, await keyOf(sealedWith(stored), context));
}

function contextOf(column: SealedColumn, row: string): string {
  return `${column}:${row}`;
}

/** The first key of all is used at once: another process may not have heard of it. */
async function keyOf(id: number | null, context: string): Promise<ValueKey> {
  if (id === null) throw new Error(`${context} is not sealed`);
  const key = (await known().get()).find((one) => one.id === id);
  if (key) return key;
  known().expire();
  const late = (await known().get()).find((one) => one.id === id);
  if (!late) throw new DataKeyGone(id);
  return late;
}

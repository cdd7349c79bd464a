import { openFile, openValue, sealedWith, sealFile, sealValue, type ValueKey } from "@/lib/crypto/sealed-value";
import { log } from "@/lib/log";
import { Freshness } from "@/lib/util/freshness";
import { beginSealing } from "./begin-sealing";
import { beginSealingStaff } from "./begin-sealing-staff";
import { type DataKey, readDataKeys } from "./data-keys";

/** No process works with keys that it has read longer ago. */
export const HARD_MS = 30_000;
const SOFT_MS = 15_000;

interface Known {
  keys: readonly DataKey[];
  /** Whether people of partners and of the back office are sealed too. */
  sealsStaff: boolean;
}

const known = new Freshness<Known>({ read: readOrBegin, softMs: SOFT_MS, hardMs: HARD_MS });

async function readOrBegin(): Promise<Known> {
  const found = await readDataKeys();
  const keys = found.length === 0 && (await beginSealing()) ? await readDataKeys() : found;
  return { keys, sealsStaff: keys.length > 0 && (await beginSealingStaff()) };
}

/** A value was sealed with a key that the database has no more. */
class DataKeyGone extends Error {
  constructor(id: number) {
    super(`personal data are sealed with the data key ${id}, which is not there`);
  }
}

/** Makes the process read the keys again before it uses one. */
export function forgetKeys(): void {
  known.expire();
}

/** The key that seals now; null while personal data are still written in clear text. */
export async function currentKey(): Promise<ValueKey | null> {
  return newestActive((await known.get()).keys, "seal");
}

/** Whether people of partners and of the back office are sealed; false while processes of a release before 2026-11-24 may be at work. */
export async function sealsStaff(): Promise<boolean> {
  return (await known.get()).sealsStaff;
}

/** All keys of blind indexes, the one that writes first. */
export async function indexKeys(): Promise<readonly Uint8Array[]> {
  const { keys } = await known.get();
  const writing = newestActive(keys, "index");
  return keys
    .filter(({ purpose }) => purpose === "index")
    .sort((one, other) => Number(other === writing) - Number(one === writing))
    .map(({ secret }) => secret);
}

function newestActive(keys: readonly DataKey[], purpose: DataKey["purpose"]): DataKey | null {
  const now = Date.now();
  return keys.find((key) => key.purpose === purpose && key.activeFrom.getTime() <= now) ?? null;
}

/** As a column keeps it. @param context of `contextOf` */
export async function seal(text: string, context: string): Promise<string> {
  const key = await currentKey();
  return key ? sealValue(text, context, key) : text;
}

/** What `seal` was given; a text that was written before there were keys is given back as it is. @throws Error where it cannot be opened */
export async function open(stored: string, context: string): Promise<string> {
  const id = sealedWith(stored);
  return id === null ? stored : openValue(stored, context, await keyOf(id));
}

/**
 * The same for what must go on when keys are lost: null then, and the log says so.
 * @throws Error where it was changed, or belongs elsewhere
 */
export async function openIfKnown(stored: string, context: string): Promise<string | null> {
  try {
    return await open(stored, context);
  } catch (error) {
    if (!(error instanceof DataKeyGone)) throw error;
    log.error({ value: context }, error.message);
    return null;
  }
}

/** The same for bytes. */
export async function sealBytes(bytes: Uint8Array<ArrayBuffer>, context: string): Promise<Uint8Array<ArrayBuffer>> {
  const key = await currentKey();
  return key ? sealFile(bytes, context, key) : bytes;
}

/** @throws Error where they cannot be opened */
export async function openBytes(stored: Uint8Array<ArrayBuffer>, context: string): Promise<Uint8Array<ArrayBuffer>> {
  const id = sealedWith(stored);
  return id === null ? stored : openFile(stored, context, await keyOf(id));
}

/** What binds a value to its place: it opens nowhere else. */
export function contextOf(table: string, column: string, row: string): string {
  return `${table}.${column}:${row}`;
}

/** The first key of all is used at once: another process may not have heard of it. */
async function keyOf(id: number): Promise<ValueKey> {
  const key = (await known.get()).keys.find((one) => one.id === id);
  if (key) return key;
  known.expire();
  const late = (await known.get()).keys.find((one) => one.id === id);
  if (!late) throw new DataKeyGone(id);
  return late;
}

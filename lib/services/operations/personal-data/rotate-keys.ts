import { setTimeout as wait } from "node:timers/promises";
import { db } from "@/lib/db";
import { DATA_KEY_PURPOSES, makeDataKeys, rewrapDataKeys } from "@/lib/services/ground/personal-data/data-keys";
import { currentKey, forgetKeys } from "@/lib/services/ground/personal-data/keyring";
import { keyUse } from "./read-key-use";
import { activationOf } from "./renew-data-keys";
import { sealStored } from "./seal-stored";

/** Processes may go on sealing with a key for as long as their clocks are behind; a day is more than any. */
const DROPPED_AFTER_MS = 86_400_000;

/** Wraps all data keys with the newest of DATA_KEYS: afterwards the older ones are not needed any more. @returns how many were wrapped */
export async function rotateMasterKey(): Promise<number> {
  return rewrapDataKeys();
}

interface RotateData {
  /** Until the new key is in use by all processes; a test waits for less. */
  activeFrom?: Date;
  report?: Parameters<typeof sealStored>[0];
}

/**
 * Makes new keys and seals everything with them, beside running processes. Where it is broken off, `sealStored` goes on.
 * @returns how many rows were sealed anew
 */
export async function rotateDataKeys({ activeFrom = activationOf(new Date()), report }: RotateData = {}): Promise<number> {
  await makeDataKeys(DATA_KEY_PURPOSES, activeFrom);
  await wait(Math.max(0, activeFrom.getTime() - Date.now()));
  forgetKeys();
  return sealStored(report);
}

/** Drops the keys that seal nothing any more: what old backups hold of them cannot be opened then. @returns their ids */
export async function dropUnusedKeys({ now }: { now: Date }): Promise<number[]> {
  const current = await currentKey();
  const since = await db().dataKey.findUniqueOrThrow({ where: { id: current.id } });
  if (since.activeFrom.getTime() > now.getTime() - DROPPED_AFTER_MS) return [];
  const { keys } = await keyUse();
  const unused = keys.filter(({ id, purpose, values }) => purpose === "seal" && id < current.id && values === 0).map(({ id }) => id);
  await db().dataKey.deleteMany({ where: { id: { in: unused } } });
  return unused;
}

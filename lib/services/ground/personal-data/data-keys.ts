import { randomBytes } from "node:crypto";
import { openText, sealText } from "@/lib/crypto/sealed-text";
import { db } from "@/lib/db";
import { personalDataSettings } from "@/lib/env";
import type { Prisma } from "@/lib/generated/prisma/client";

/** `seal` for values, `index` for blind indexes. */
export const DATA_KEY_PURPOSES = ["seal", "index"] as const;
export type DataKeyPurpose = (typeof DATA_KEY_PURPOSES)[number];

/** A key of data_key, unwrapped. */
export interface DataKey {
  id: number;
  purpose: DataKeyPurpose;
  secret: Uint8Array;
  createdAt: Date;
  activeFrom: Date;
}

const KEY_BYTES = 32;

/** The process has other master keys than the one that has wrapped a data key. */
export class WrongMasterKey extends Error {
  constructor(id: number, cause: unknown) {
    super(`None of DATA_KEYS opens the data key ${id}: give every process the DATA_KEYS that made it; see docs/operating.md.`, { cause });
  }
}

/** All keys, newest first. @throws WrongMasterKey where none of DATA_KEYS opens one of them */
export async function readDataKeys(): Promise<DataKey[]> {
  const rows = await db().dataKey.findMany({ orderBy: { id: "desc" } });
  return rows.map(({ id, purpose, wrapped, createdAt, activeFrom }) => ({
    id,
    purpose,
    createdAt,
    activeFrom,
    secret: unwrap(id, wrapped),
  }));
}

/** Makes a key of each purpose. */
export async function makeDataKeys(purposes: readonly DataKeyPurpose[], activeFrom: Date): Promise<void> {
  await db().$transaction((tx) => insertKeys(tx, purposes, activeFrom));
}

/** Makes the first keys, which are used at once; does nothing where there are some. */
export async function makeFirstKeys(): Promise<void> {
  await db().$transaction(async (tx) => {
    await tx.$executeRaw`lock table data_key in exclusive mode`;
    if ((await tx.dataKey.count()) === 0) await insertKeys(tx, DATA_KEY_PURPOSES, new Date(0));
  });
}

async function insertKeys(tx: Prisma.TransactionClient, purposes: readonly DataKeyPurpose[], activeFrom: Date): Promise<void> {
  await tx.$executeRaw`lock table data_key in exclusive mode`;
  const { _max } = await tx.dataKey.aggregate({ _max: { id: true } });
  const first = (_max.id ?? 0) + 1;
  const made = purposes.map((purpose, index) => ({
    id: first + index,
    purpose,
    wrapped: wrap(first + index, randomBytes(KEY_BYTES)),
    activeFrom,
  }));
  await tx.dataKey.createMany({ data: made });
}

/** Wraps every key anew with the newest of DATA_KEYS. @returns how many were wrapped with an older one */
export async function rewrapDataKeys(): Promise<number> {
  const newest = `${personalDataSettings().DATA_KEYS[0]?.id}.`;
  const rows = (await db().dataKey.findMany()).filter(({ wrapped }) => !wrapped.startsWith(newest));
  for (const { id, wrapped } of rows) {
    // Another run may have been here in between: its result is as good.
    await db().dataKey.updateMany({ where: { id, wrapped }, data: { wrapped: wrap(id, unwrap(id, wrapped)) } });
  }
  return rows.length;
}

function wrap(id: number, secret: Uint8Array): string {
  return sealText(Buffer.from(secret).toString("base64"), `data_key:${id}`, personalDataSettings().DATA_KEYS);
}

function unwrap(id: number, wrapped: string): Uint8Array {
  try {
    return Buffer.from(openText(wrapped, `data_key:${id}`, personalDataSettings().DATA_KEYS), "base64");
  } catch (error) {
    throw new WrongMasterKey(id, error);
  }
}

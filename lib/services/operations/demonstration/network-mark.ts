import { z } from "zod";
import { db } from "@/lib/db";
import type { Prisma } from "@/lib/generated/prisma/client";
import type { DataKind } from "@/lib/services/schedule/imports/parts/replace-in-transaction";

/** Kinds of data that an import replaces as a whole, and the demonstration's set-up imports. */
export const REPLACED_KINDS = ["fares", "inventory", "taxes", "baggage", "rates", "interline"] as const satisfies readonly DataKind[];
export type ReplacedKind = (typeof REPLACED_KINDS)[number];

const KEY = "demonstration network";
const versions = z.partialRecord(z.enum(REPLACED_KINDS), z.int());

async function versionsNow(tx: Pick<Prisma.TransactionClient, "dataVersion">): Promise<z.infer<typeof versions>> {
  const rows = await tx.dataVersion.findMany({ where: { kind: { in: [...REPLACED_KINDS] } } });
  return versions.parse(Object.fromEntries(rows.map(({ kind, version }) => [kind, version])));
}

/** Notes that what is imported now is the demonstration's: a later import is somebody else's. */
export async function markNetwork(): Promise<void> {
  const value = JSON.stringify(await versionsNow(db()));
  await db().setupState.upsert({ where: { key: KEY }, create: { key: KEY, value }, update: { value } });
}

/** The kinds of which nothing was imported since the demonstration was loaded; the mark goes. */
export async function takeMarkedKinds(tx: Prisma.TransactionClient): Promise<ReplacedKind[]> {
  const mark = await tx.setupState.findUnique({ where: { key: KEY } });
  if (!mark) return [];
  await tx.setupState.delete({ where: { key: KEY } });
  const [marked, now] = [versions.parse(JSON.parse(mark.value)), await versionsNow(tx)];
  return REPLACED_KINDS.filter((kind) => marked[kind] !== undefined && marked[kind] === now[kind]);
}

import { z } from "zod";
import { db } from "@/lib/db";
import type { Prisma } from "@/lib/generated/prisma/client";
import { credentialHash } from "../credentials/credential-hash";
import { drawLinkSecret } from "../people/link-secret";

const KEY = "setup link";
const LIFETIME_HOURS = 24;

const kept = z.object({ hash: z.string(), until: z.iso.datetime() });

/** Whether the service has nobody yet who could invite others: no agency, and nobody of the house. */
async function isUnattended(tx: Pick<Prisma.TransactionClient, "partner" | "user">): Promise<boolean> {
  const [agency, colleague] = await Promise.all([
    tx.partner.findFirst({ where: { isHouse: false }, select: { id: true } }),
    tx.user.findFirst({ where: { role: "operator" }, select: { id: true } }),
  ]);
  return agency === null && colleague === null;
}

/**
 * Draws the link by which the first person of the house opens their account; one that was drawn before is worth nothing from then on.
 * @returns what stands in the link, which can be read this once; null where there is somebody who can invite others
 */
export async function drawSetupLink({ now }: { now: Date }): Promise<string | null> {
  if (!(await isUnattended(db()))) return null;
  const { token, tokenHash } = drawLinkSecret();
  const until = new Date(now.getTime() + LIFETIME_HOURS * 3_600_000).toISOString();
  const value = JSON.stringify({ hash: Buffer.from(tokenHash).toString("hex"), until });
  await db().setupState.upsert({ where: { key: KEY }, create: { key: KEY, value }, update: { value } });
  return token;
}

/** Uses the link up. @returns whether it was this one, not older than a day, and there is still nobody who could invite others */
export async function takeSetupLink(tx: Prisma.TransactionClient, { token, now }: { token: string; now: Date }): Promise<boolean> {
  const row = await tx.setupState.findUnique({ where: { key: KEY } });
  if (!row) return false;
  const { hash, until } = kept.parse(JSON.parse(row.value));
  if (hash !== Buffer.from(credentialHash(token)).toString("hex") || new Date(until) <= now) return false;
  const { count } = await tx.setupState.deleteMany({ where: { key: KEY, value: row.value } });
  return count > 0 && (await isUnattended(tx));
}

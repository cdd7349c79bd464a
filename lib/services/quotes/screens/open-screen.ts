import { randomBytes } from "node:crypto";
import { v7 as uuid } from "uuid";
import type { ScreenMade } from "@/lib/contracts/trip/screens";
import { db } from "@/lib/db";
import { screenUrl } from "@/lib/services/booking/record/public-urls";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { qrDrawing } from "@/lib/util/qr-code";

const HOUR_MS = 3_600_000;

/** Opens a second screen of an agent for an hour, in place of the one before, whose link ends. */
export async function openScreen(options: { partnerId: string; userId: string; by: Doer; now: Date }): Promise<ScreenMade> {
  const { partnerId, userId, by, now } = options;
  const endsAt = new Date(now.getTime() + HOUR_MS);
  // 128 random bits: an address that cannot be guessed.
  const fresh = { id: uuid(), token: randomBytes(16).toString("base64url"), shown: [], highlighted: null, version: 0, endsAt };
  await db().$transaction(async (tx) => {
    await tx.secondScreen.upsert({ where: { userId }, create: { ...fresh, partnerId, userId }, update: { ...fresh, partnerId } });
    await recordAudit(tx, { action: "screen_opened", by, partnerId, detail: { screen: fresh.id }, now });
  });
  const url = screenUrl(fresh.token);
  return { id: fresh.id, url, qr: qrDrawing(url), ends: endsAt.toISOString() };
}

import { randomBytes, randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { db } from "@/lib/db";
import { requestCounts } from "@/lib/services/access/request-counts";
import { countWrong, rememberPlace } from "@/lib/services/guessing/guess-counts";
import { purgeExpired } from "@/lib/services/idempotency/purge-expired";
import { makePartner } from "@/tests/support/world/world";

test("what has expired is deleted, and nothing else", async () => {
  const now = new Date();
  const { partner, userId } = await makePartner();
  const bytes = () => new Uint8Array(randomBytes(32));
  const second = Math.floor(now.getTime() / 1000);
  for (const expiresAt of [new Date(now.getTime() - 1), new Date(now.getTime() + 60_000)]) {
    await db().apiToken.create({ data: { id: randomUUID(), tokenHash: bytes(), partnerId: partner.id, userId, expiresAt } });
    await db().userSession.create({
      data: { id: randomUUID(), userId, createdAt: now, lastSeenAt: now, expiresAt, address: "203.0.113.0/24", agent: "" },
    });
    await db().passwordReset.create({ data: { tokenHash: bytes(), userId, createdAt: now, expiresAt } });
    await db().idempotencyRecord.create({ data: { partnerId: partner.id, keyHash: bytes(), requestHash: bytes(), expiresAt } });
  }
  for (const expiresAt of [new Date(now.getTime() - 30 * 86_400_000 - 1), now]) {
    const sent = { createdAt: expiresAt, sentAt: expiresAt, expiresAt, tokenHash: bytes() };
    await db().invitation.create({
      data: { id: randomUUID(), partnerId: partner.id, sealedAddress: "", role: "agent", locale: "uz", ...sent },
    });
  }
  await requestCounts.count("key:old:read", second - 2 * 3600, 1);
  await requestCounts.count("key:busy:read", second, 1);
  const [past, present] = [new Date(now.getTime() - 3_600_000), now];
  await countWrong(["old guess"], [60_000], past);
  await countWrong(["guess"], [60_000], present);
  await rememberPlace("", "old place", new Date(now.getTime() - 31 * 86_400_000));
  await rememberPlace("", "place", now);
  const each = (count: number) => ({ responses: count, tokens: count, sessions: count, links: count, invitations: count });
  expect(await purgeExpired({ now })).toEqual({ ...each(1), counts: 1, guesses: 1, places: 1 });
  expect(await purgeExpired({ now })).toEqual({ ...each(0), counts: 0, guesses: 0, places: 0 });
});

import { randomBytes, randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { db } from "@/lib/db";
import { requestCounts } from "@/lib/services/access/request-counts";
import { purgeExpired } from "@/lib/services/idempotency/purge-expired";
import { makePartner } from "@/tests/support/world/world";

test("what has expired is deleted, and nothing else", async () => {
  const now = new Date();
  const { partner, userId } = await makePartner();
  const bytes = () => new Uint8Array(randomBytes(32));
  const second = Math.floor(now.getTime() / 1000);
  for (const expiresAt of [new Date(now.getTime() - 1), new Date(now.getTime() + 60_000)]) {
    await db().apiToken.create({ data: { id: randomUUID(), tokenHash: bytes(), partnerId: partner.id, userId, expiresAt } });
    await db().idempotencyRecord.create({ data: { partnerId: partner.id, keyHash: bytes(), requestHash: bytes(), expiresAt } });
  }
  await requestCounts.count("key:old:read", second - 2 * 3600, 1);
  await requestCounts.count("key:busy:read", second, 1);
  expect(await purgeExpired({ now })).toEqual({ responses: 1, tokens: 1, counts: 1 });
  expect(await purgeExpired({ now })).toEqual({ responses: 0, tokens: 0, counts: 0 });
});

import { randomBytes, randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { db } from "@/lib/db";
import { countWrong, rememberPlace } from "@/lib/services/access/guessing/guess-counts";
import { purgeKeyCalls } from "@/lib/services/access/key-calls/purge-key-calls";
import { purgeWebhooks } from "@/lib/services/channels/callbacks/purge-webhooks";
import { purgeExpired } from "@/lib/services/channels/idempotency/purge-expired";
import { requestCounts } from "@/lib/services/ground/counting/request-counts";
import { PURGED_AT_ONCE } from "@/lib/services/ground/workers/purge-rows";
import { purgeShownOffers } from "@/lib/services/offers/offer/purge-shown-offers";
import { inTimeSlice } from "@/lib/util/waiting/time-slice";
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

test("what has piled up goes batch by batch: a purge whose time is over goes on where it was left", async () => {
  const now = new Date();
  const { partner } = await makePartner();
  const rows = PURGED_AT_ONCE + 5;
  const old = new Date(now.getTime() - 40 * 86_400_000);
  await db().$executeRaw`
    insert into offer_shown (partner_id, offer_hash, total_minor, shown_at, expires_at)
    select ${partner.id}::uuid, decode(lpad(to_hex(n), 64, '0'), 'hex'), 1, ${old}, ${old} from generate_series(1, ${rows}::integer) n`;
  await db().$executeRaw`
    insert into key_call (key_id, at, request_id, operation, status, duration_ms)
    select gen_random_uuid(), ${old}, 'r', 'offers', 200, 1 from generate_series(1, ${rows}::integer)`;
  await db().$executeRaw`
    insert into webhook_event (id, partner_id, type, body, created_at)
    select gen_random_uuid()::text, ${partner.id}::uuid, 'ping', '', ${old} from generate_series(1, ${rows}::integer)`;
  const left = async () => [await db().offerShown.count(), await db().keyCall.count(), await db().webhookEvent.count()];
  const purges = [purgeShownOffers, purgeKeyCalls, purgeWebhooks];
  for (const purge of purges) expect(await inTimeSlice(0, () => purge({ now }))).toEqual({ result: PURGED_AT_ONCE, isWhole: false });
  expect(await left()).toEqual([5, 5, 5]);
  for (const purge of purges) expect(await purge({ now })).toBe(5);
  expect(await left()).toEqual([0, 0, 0]);
});

import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { db } from "@/lib/db";
import { sealFactor } from "@/lib/services/access/second-factor/factor-secret";
import { makeFirstKeys } from "@/lib/services/ground/personal-data/data-keys";
import { checkKeys } from "@/scripts/lib/settings/check-keys.mjs";
import { addEndpoint } from "@/tests/support/callbacks";
import { makeSomebody } from "@/tests/support/person";
import { makeDatabase } from "@/tests/support/run/databases";

const start = (DATA_KEYS: string | undefined, DATABASE_URL = process.env.DATABASE_URL) =>
  checkKeys({ NODE_ENV: "test", DATABASE_URL, DATA_KEYS });

test("another installation's DATA_KEYS are told before anything is written; those that wrote it open it, behind a newer one as well", async () => {
  const own = process.env.DATA_KEYS;
  await makeFirstKeys();
  await start(own);
  await start(`k2:${"9".repeat(64)},${own}`);
  for (const other of [`k1:${"9".repeat(64)}`, `k7:${"4".repeat(64)}`, ""])
    await expect(start(other)).rejects.toThrow(/^DATA_KEYS are not/);
  await start(undefined, await makeDatabase("without_keys"));
});

test("so is another installation's SECRETS_KEY, which people's second factors and partners' endpoints are sealed with", async () => {
  const { DATABASE_URL, DATA_KEYS, SECRETS_KEY = "" } = process.env;
  const begin = (key: string) => checkKeys({ NODE_ENV: "test", DATABASE_URL, DATA_KEYS, SECRETS_KEY: key });
  const other = `k1:${"9".repeat(64)}`;
  const { userId, partnerId } = await makeSomebody("admin");
  const factor = { userId, secretSealed: sealFactor(randomBytes(20), userId), createdAt: new Date() };
  await db().secondFactor.create({ data: factor });
  // One that nobody has confirmed asks for nothing.
  await begin(other);
  await db().secondFactor.update({ where: { userId }, data: { confirmedAt: new Date() } });
  await expect(begin(other)).rejects.toThrow(/^SECRETS_KEY are not/);
  await begin(`k2:${"9".repeat(64)},${SECRETS_KEY}`);
  await db().secondFactor.delete({ where: { userId } });
  await begin(other);
  await addEndpoint({ partnerId, url: "http://127.0.0.1:9/hook", now: new Date() });
  await expect(begin(other)).rejects.toThrow(/^SECRETS_KEY are not/);
  await begin(SECRETS_KEY);
});

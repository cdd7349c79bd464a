// Whether the keys of the settings are those that the database was written with, before anything is written.
import { createDecipheriv, hkdfSync } from "node:crypto";
import pg from "pg";
import { SetupError } from "../build/prepare.mjs";

/** Whether one of the keys opens what lib/crypto/sealed-text.ts has sealed: `keyId.base64url` of nonce, tag, ciphertext. */
function opens(sealed, context, keyList) {
  const [id, payload = ""] = sealed.split(".");
  const key = keyList.split(",").find((pair) => pair.startsWith(`${id}:`));
  if (!key) return false;
  const secret = Buffer.from(hkdfSync("sha256", Buffer.from(key.slice(id.length + 1), "hex"), "", "parvoz sealed text", 32));
  const bytes = Buffer.from(payload, "base64url");
  const decipher = createDecipheriv("aes-256-gcm", secret, bytes.subarray(0, 12), { authTagLength: 16 });
  decipher.setAAD(Buffer.from(context)).setAuthTag(bytes.subarray(12, 28));
  try {
    decipher.update(bytes.subarray(28));
    decipher.final();
    return true;
  } catch {
    return false;
  }
}

/** What of which table is sealed with which setting. Of SECRETS_KEY the latest alone: earlier ones may be of keys that were let go since. */
const SEALED = [
  {
    table: "data_key",
    key: "DATA_KEYS",
    sealed: "select 'data_key:' || id as context, wrapped as text from data_key",
  },
  {
    table: "second_factor",
    key: "SECRETS_KEY",
    sealed: `select 'second_factor:' || user_id as context, secret_sealed as text from second_factor
              where confirmed_at is not null order by confirmed_at desc limit 1`,
  },
  {
    table: "webhook_endpoint",
    key: "SECRETS_KEY",
    sealed: `select id::text as context, sealed_secret as text from webhook_endpoint
              where disabled_at is null order by created_at desc limit 1`,
  },
];

/**
 * @param {NodeJS.ProcessEnv} env
 * @throws SetupError where DATA_KEYS or SECRETS_KEY are another installation's: what they have sealed could not be opened
 */
export async function checkKeys(env) {
  const client = new pg.Client({ connectionString: env.DIRECT_DATABASE_URL || env.DATABASE_URL });
  await client.connect();
  try {
    for (const { table, key, sealed } of SEALED) {
      const { rows: tables } = await client.query("select to_regclass($1) is not null as any", [table]);
      const { rows } = tables[0].any ? await client.query(sealed) : { rows: [] };
      if (rows.every(({ context, text }) => opens(text, context, env[key] ?? ""))) continue;
      throw new SetupError(
        `${key} are not those that this database was written with: set the ${key} of its own installation (or its secrets.json). Nothing was changed.`,
      );
    }
  } finally {
    await client.end();
  }
}

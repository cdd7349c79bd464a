import { createHash, randomBytes } from "node:crypto";
import pg from "pg";

const PARTNER = `
  insert into partner (id, name, code, currency, rate_limits)
  values (gen_random_uuid(), $1, $1, 'UZS', jsonb_build_object('offer', $2::int)) returning id`;
const USER = `
  insert into app_user (id, partner_id, email, name, password_hash) values (gen_random_uuid(), $1, $2, 'Namuna', 'none') returning id`;
const TOKEN = `
  insert into api_token (id, token_hash, partner_id, user_id, expires_at) values (gen_random_uuid(), $1, $2, $3, now() + interval '1 day')`;

/** The token of a partner of its own that may look at so many offers a second. */
export async function limitedToken(offersPerSecond: number): Promise<string> {
  const code = `E2E${randomBytes(4).toString("hex").toUpperCase()}`;
  const token = randomBytes(24).toString("base64url");
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  try {
    const { rows: partners } = await client.query<{ id: string }>(PARTNER, [code, offersPerSecond]);
    const partner = partners[0]?.id;
    const { rows: users } = await client.query<{ id: string }>(USER, [partner, `${code.toLowerCase()}@parvoz.example`]);
    await client.query(TOKEN, [createHash("sha256").update(token).digest(), partner, users[0]?.id]);
  } finally {
    await client.end();
  }
  return token;
}

import { createHash, randomUUID } from "node:crypto";
import type pg from "pg";

/** A partner with a person and an API key. @returns the key */
export async function addCredential(client: pg.Client): Promise<string> {
  const [partner, user] = [randomUUID(), randomUUID()];
  const key = `pvz_live_${randomUUID()}${randomUUID()}`;
  const hash = createHash("sha256").update(key).digest();
  await client.query("insert into partner (id, name, code, currency) values ($1, 'Bench', 'BENCH', 'UZS')", [partner]);
  await client.query(
    "insert into app_user (id, partner_id, email, name, password_hash) values ($1, $2, 'bench@parvoz.example', 'Bench', '')",
    [user, partner],
  );
  const insert =
    "insert into api_key (id, partner_id, created_by, name, prefix, key_hash, scopes) values ($1, $2, $3, 'Bench', 'b', $4, $5)";
  await client.query(insert, [randomUUID(), partner, user, hash, ["search", "read"]]);
  return key;
}

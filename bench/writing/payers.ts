import { createHash } from "node:crypto";
import pg from "pg";

/** A partner of the bench, with a token and more money than it can spend. */
export interface Payer {
  token: string;
}

/** Partners as like the demonstration's as can be, whose payments do not share a deposit. */
export async function addPayers(url: string, count: number): Promise<Payer[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const payers = Array.from({ length: count }, (_, index) => ({ code: `BENCH${index}`, token: `bench-payer-${index}-${Date.now()}` }));
    for (const payer of payers) await addPayer(client, payer);
    return payers;
  } finally {
    await client.end();
  }
}

const PARTNER = `
  insert into partner (id, name, code, currency, service_fee_minor, recommended_markup_bp, credit_limit_minor, rate_limits)
  select gen_random_uuid(), $1, $1, currency, service_fee_minor, recommended_markup_bp, credit_limit_minor, rate_limits
    from partner where code = 'HUMO' returning id`;
const USER = `
  insert into app_user (id, partner_id, email, name, password_hash) values (gen_random_uuid(), $1, $2, 'Bench', 'none') returning id`;
const TOKEN = `
  insert into api_token (id, token_hash, partner_id, user_id, expires_at) values (gen_random_uuid(), $1, $2, $3, now() + interval '1 day')`;
const DEPOSIT = `
  insert into ledger_account (id, partner_id, kind, currency, balance_minor) values (gen_random_uuid(), $1, 'deposit', 'UZS', 1000000000000000)`;

async function addPayer(client: pg.Client, { code, token }: Payer & { code: string }): Promise<void> {
  const insert = async (text: string, values: (string | Buffer)[]) => (await client.query<{ id: string }>(text, values)).rows[0]?.id ?? "";
  const partner = await insert(PARTNER, [code]);
  const user = await insert(USER, [partner, `${code.toLowerCase()}@parvoz.example`]);
  await insert(TOKEN, [createHash("sha256").update(token).digest(), partner, user]);
  await insert(DEPOSIT, [partner]);
}

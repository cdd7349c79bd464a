import { createHash, randomBytes, scryptSync } from "node:crypto";
import pg from "pg";
import type { Offer } from "@/lib/contracts/offers";
import type { Role } from "@/lib/contracts/scopes";

// What journeys need to happen, or to see, behind the interface.

async function query<Row extends pg.QueryResultRow>(sql: string, values: unknown[]): Promise<Row[]> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/** The carrier cancels the flight of a ticketed booking: in one statement, as the worker writes it down (lib/services/booking/transition-booking.ts). */
export async function cancelFlight(bookingId: string): Promise<void> {
  const move = { from: "ticketed", to: "refundauthorized", action: "airline_cancel", reason: "airline_cancel", release: true };
  const statement = { ...move, bookingId, actor: "worker", now: new Date().toISOString(), set: { paidAt: null, ticketedAt: null } };
  await query("select transition_booking_v2($1::jsonb)", [JSON.stringify(statement)]);
}

/** The carrier reports that all passengers have flown the first direction, as `npm run import:coupons` would write it down. */
export async function reportOutboundFlown(bookingId: string): Promise<void> {
  const sql = `insert into ticket_coupon (ticket_id, bound, segment, status)
    select ticket.id, 0, flight.position - 1, 'flown' from ticket
    join booking on booking.id = ticket.booking_id,
    jsonb_array_elements(booking.snapshot -> 'directions' -> 0 -> 'segments') with ordinality as flight (segment, position)
    where booking.id = $1`;
  await query(sql, [bookingId]);
}

/** A quote's time is over. @param token of the customer's page */
export async function expireQuote(token: string): Promise<void> {
  await query("update quote set valid_until = now() - interval '1 hour' where token = $1", [token]);
}

/** As though the flights of one of its choices had moved: they are not sold as they were proposed. @param index from 0 */
export async function loseChoice(token: string, index: number): Promise<void> {
  await query("update quote set choices = jsonb_set(choices, array[$2, 'shown'], '\"1.1\"') where token = $1", [token, String(index)]);
}

/** Key of a non-stop segment's inventory row. */
export function legKeyOf(segment: Offer["directions"][number]["segments"][number]): string {
  const number = segment.flight_number.replace(/\D/g, "").padStart(4, "0");
  const { departure, arrival } = segment;
  return `${segment.airline.code}${number}|${departure.datetime.slice(0, 10)}|${departure.airport.code}${arrival.airport.code}`;
}

/** Sets the seats sold in one booking class of a leg, as if other agencies had sold them. */
export async function sellElsewhere(legKey: string, bookingClass: string, seats: number): Promise<void> {
  const sold = Array.from({ length: 26 }, (_, index) => (index === bookingClass.charCodeAt(0) - 65 ? seats : 0));
  await query("insert into leg_inventory (leg_key, sold) values ($1, $2) on conflict (leg_key) do update set sold = excluded.sold", [
    legKey,
    sold,
  ]);
}

/** All seats sold on a leg. */
export async function soldOn(legKey: string): Promise<number> {
  const [row] = await query<{ sold: number[] }>("select sold from leg_inventory where leg_key = $1", [legKey]);
  return (row?.sold ?? []).reduce((total, seats) => total + seats, 0);
}

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
  const [partner] = await query<{ id: string }>(PARTNER, [code, offersPerSecond]);
  const [user] = await query<{ id: string }>(USER, [partner?.id, `${code.toLowerCase()}@parvoz.example`]);
  await query(TOKEN, [createHash("sha256").update(token).digest(), partner?.id, user?.id]);
  return token;
}

const ACCOUNT_PARTNER = `insert into partner (id, name, code, currency) values (gen_random_uuid(), $1, $1, 'UZS') returning id`;
const ACCOUNT = `
  insert into app_user (id, partner_id, email, name, password_hash, role)
  values (gen_random_uuid(), $1, $2, 'Namuna', $3, $4::"role") returning id`;

/** Somebody of a partner of their own, which is none of the demonstration. Their password is cheap to check. @returns their address */
export async function makeAccount(role: Role, password: string): Promise<string> {
  const code = `E2E${randomBytes(4).toString("hex").toUpperCase()}`;
  const email = `${code.toLowerCase()}@parvoz.example`;
  const salt = randomBytes(16);
  const key = scryptSync(password, salt, 32, { N: 32, r: 8, p: 3 });
  const hash = ["scrypt", 32, 8, 3, salt.toString("base64url"), key.toString("base64url")].join("$");
  const [partner] = await query<{ id: string }>(ACCOUNT_PARTNER, [code]);
  await query(ACCOUNT, [partner?.id, email, hash, role]);
  return email;
}

const COLLEAGUE = `
  insert into app_user (id, partner_id, email, name, password_hash, role)
  select gen_random_uuid(), partner_id, $2, 'Hamkasb', password_hash, 'agent' from app_user where email = $1`;

/** An agent of the same partner, with the same password. @returns their address */
export async function addColleague(email: string): Promise<string> {
  const address = `c${email}`;
  await query(COLLEAGUE, [email, address]);
  return address;
}

/** Gives the partner of this person a deposit that may go so far below zero, minor units. */
export async function giveCredit(email: string, minor: number): Promise<void> {
  const partner = "(select partner_id from app_user where email = $1)";
  await query(`update partner set credit_limit_minor = $2 where id = ${partner}`, [email, minor]);
  await query(
    `insert into ledger_account (id, partner_id, kind, currency, balance_minor) values (gen_random_uuid(), ${partner}, 'deposit', 'UZS', 0)`,
    [email],
  );
}

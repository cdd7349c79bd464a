import { createHash, randomBytes, randomUUID, scryptSync } from "node:crypto";
import { expect } from "@playwright/test";
import pg from "pg";
import type { Offer } from "@/lib/contracts/interface/offers";
import type { Role } from "@/lib/contracts/scopes";
import { departureId } from "@/lib/domain/departures/departure-id";
import type { HouseRole } from "@/lib/domain/house/rights";
import { accountColumns, accountKeys } from "@/tests/support/personal-data/account-columns";

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

/** The carrier cancels the flight of a ticketed booking: the worker is told of it, and has written it down when this resolves. */
export async function cancelFlight(bookingId: string): Promise<void> {
  const job = { task: "record_airline_cancellation", payload: { bookingId }, jobKey: `cancel:${bookingId}` };
  await query("select queue_jobs_v1($1::jsonb)", [JSON.stringify([job])]);
  await query("select relay_jobs_v1(1000)", []);
  const written = "select 1 from booking where id = $1 and status = 'refundauthorized'";
  await expect.poll(async () => (await query(written, [bookingId])).length, { timeout: 60_000 }).toBe(1);
}

/** The carrier reports that all passengers have flown the first direction, as `npx parvoz import coupons` would write it down. */
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
const TOKEN = `
  insert into api_token (id, token_hash, partner_id, user_id, expires_at) values (gen_random_uuid(), $1, $2, $3, now() + interval '1 day')`;

/** The token of a partner of its own that may look at so many offers a second. */
export async function limitedToken(offersPerSecond: number): Promise<string> {
  const code = `E2E${randomBytes(4).toString("hex").toUpperCase()}`;
  const token = randomBytes(24).toString("base64url");
  const [partner] = await query<{ id: string }>(PARTNER, [code, offersPerSecond]);
  const userId = await addPerson({ partnerId: partner?.id, email: `${code.toLowerCase()}@parvoz.example`, hash: "none", role: "agent" });
  await query(TOKEN, [createHash("sha256").update(token).digest(), partner?.id, userId]);
  return token;
}

const ACCOUNT_PARTNER = `insert into partner (id, name, code, currency) values (gen_random_uuid(), $1, $1, 'UZS') returning id`;
const PERSON = `
  insert into app_user (id, partner_id, sealed_person, sign_in_key, password_hash, role, house_roles)
    values ($1, $2, $3, $4, $5, $6::"role", case when $6 = 'operator' then array['administrator'] else array[]::text[] end::house_role[])`;

interface NewPerson {
  partnerId: string | undefined;
  email: string;
  /** Of the password. */
  hash: string | undefined;
  role: Role;
  name?: string;
}

/** @returns the account's id */
async function addPerson({ partnerId, email, hash, role, name = "Namuna" }: NewPerson): Promise<string> {
  const id = randomUUID();
  const { sealedPerson, signInKey } = await accountColumns(id, { email, name });
  await query(PERSON, [id, partnerId, sealedPerson, signInKey, hash, role]);
  return id;
}

/** Somebody of a partner of their own, which is none of the demonstration. Their password is cheap to check. @returns their address */
export async function makeAccount(role: Role, password: string): Promise<string> {
  const code = `E2E${randomBytes(4).toString("hex").toUpperCase()}`;
  const email = `${code.toLowerCase()}@parvoz.example`;
  const salt = randomBytes(16);
  const key = scryptSync(password, salt, 32, { N: 32, r: 8, p: 3 });
  const hash = ["scrypt", 32, 8, 3, salt.toString("base64url"), key.toString("base64url")].join("$");
  const [partner] = await query<{ id: string }>(ACCOUNT_PARTNER, [code]);
  await addPerson({ partnerId: partner?.id, email, hash, role });
  return email;
}

const ENROLMENT = `
  insert into enrolment_code (user_id, code_hash, created_at, expires_at)
  select id, $2, now(), now() + interval '1 day' from app_user where sign_in_key = any($1::bytea[])`;

/** The one-time code with which somebody of the back office sets up their second factor, as the command line gives it out. */
export async function enrolmentCodeFor(email: string): Promise<string> {
  const code = Array.from(randomBytes(24), (byte) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"[byte % 32]).join("");
  await query(ENROLMENT, [await accountKeys(email), createHash("sha256").update(code).digest()]);
  return code;
}

const COLLEAGUE_OF = `select partner_id as "partnerId", password_hash as hash from app_user where sign_in_key = any($1::bytea[])`;

/** Somebody of the same partner, with the same password. @returns their address */
export async function addColleague(email: string, role: Role = "agent"): Promise<string> {
  const address = `${role === "agent" ? "c" : randomBytes(4).toString("hex")}${email}`;
  const [person] = await query<{ partnerId: string; hash: string }>(COLLEAGUE_OF, [await accountKeys(email)]);
  await addPerson({ partnerId: person?.partnerId, email: address, hash: person?.hash, role, name: "Hamkasb" });
  return address;
}

/** Code of the partner of this person. */
export async function agencyOf(email: string): Promise<string> {
  const sql = "select code from partner where id = (select partner_id from app_user where sign_in_key = any($1::bytea[]))";
  const [partner] = await query<{ code: string }>(sql, [await accountKeys(email)]);
  return partner?.code ?? "";
}

/** Gives the partner of this person a deposit that may go so far below zero, minor units. */
export async function giveCredit(email: string, minor: number): Promise<void> {
  const partner = "(select partner_id from app_user where sign_in_key = any($1::bytea[]))";
  const keys = await accountKeys(email);
  await query(`update partner set credit_limit_minor = $2 where id = ${partner}`, [keys, minor]);
  await query(
    `insert into ledger_account (id, partner_id, kind, currency, balance_minor) values (gen_random_uuid(), ${partner}, 'deposit', 'UZS', 0)`,
    [keys],
  );
}

/** Somebody of the back office, of the partner and with the password of one of its people, with these roles of the house alone. @returns their address */
export async function addOfficePerson(email: string, houseRoles: readonly HouseRole[]): Promise<string> {
  const address = `${randomBytes(4).toString("hex")}.${email}`;
  const [person] = await query<{ partnerId: string; hash: string }>(COLLEAGUE_OF, [await accountKeys(email)]);
  const id = await addPerson({ partnerId: person?.partnerId, email: address, hash: person?.hash, role: "operator", name: "Namuna" });
  await query("update app_user set house_roles = $2::text[]::house_role[] where id = $1", [id, [...houseRoles]]);
  return address;
}

/** The departure of a booking's first flight, as the back office's addresses name it. */
export async function departureOf(bookingId: string): Promise<string> {
  const [row] = await query<{ key: string }>("select seats -> 0 ->> 'legKey' as key from booking where id = $1", [bookingId]);
  return departureId(row?.key ?? "");
}

const REFUSED = `
  with came as (
    insert into schedule_inbox (id, channel, name, sent_at, arrived_at, content_hash, file_key, text, state, done_at)
      values (gen_random_uuid(), 'file', $1, now(), now(), $2, $1, $3, 'refused', now()) returning id)
  insert into schedule_inbox_message (inbox_id, line, kind, actions, flights, state, problems, at)
    select id, 1, 'asm', array['CNL'], array['HY9999'], 'rejected', '[{"line": 4, "field": null, "problem": "no_such_flight", "value": "HY9999", "other": ""}]', now() from came`;

/** A message of an airline has come in and was refused: nobody has settled it. */
export async function refuseMessage(): Promise<void> {
  const name = `${randomUUID()}.asm`;
  await query(REFUSED, [name, createHash("sha256").update(name).digest(), "ASM\nLT\nCNL\nHY9999/01JAN\n"]);
}

const OLDER = "update partner set created_at = now() - interval '70 days' where code = $1";
const CLOSED_MONTH = `
  insert into closed_day (day, closed_by, closed_at, unmatched_lines, waiting_proposals)
    values ((date_trunc('month', now() at time zone 'Asia/Tashkent') - interval '1 day')::date, 'journeys', now(), 0, 0) on conflict do nothing`;

/** As though an agency had been there two months ago, and all days of last month were closed. @param code of the agency */
export async function closeMonths(code: string): Promise<void> {
  await query(OLDER, [code]);
  await query(CLOSED_MONTH, []);
}

import { z } from "zod";
import { db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";
import { open } from "@/lib/services/ground/personal-data/keyring";
import { indexOfPayer } from "@/lib/services/ground/personal-data/payer";
import { indexOfDetails } from "@/lib/services/ground/personal-data/person";
import { isSliceOver } from "@/lib/util/waiting/time-slice";

/** Rows at once: some tenths of a second, for which nobody waits. */
const BATCH = 500;

const waiting = z.array(z.object({ id: z.string(), sealed: z.string().nullable(), partnerId: z.string() }));
type Waiting = z.infer<typeof waiting>[number];

/** A table whose rows have telephones in what they seal. */
interface Numbers {
  table: "booking_passenger" | "booking";
  sealed: "sealed_details" | "sealed_payer";
  key: "phone_key" | "document_key" | "payer_phone_key";
  partner: string;
  keyOf(row: Waiting & { sealed: string }): Promise<Uint8Array<ArrayBuffer>>;
}

const OF_PASSENGER = {
  table: "booking_passenger",
  sealed: "sealed_details",
  partner: "(select b.partner_id from booking b where b.id = booking_id)",
} as const;

async function indexesOf({ id, sealed, partnerId }: Waiting & { sealed: string }) {
  return indexOfDetails(await open("booking_passenger.sealed_details", id, sealed), partnerId);
}

const NUMBERS: readonly Numbers[] = [
  { ...OF_PASSENGER, key: "phone_key", keyOf: async (row) => (await indexesOf(row)).phone_key },
  { ...OF_PASSENGER, key: "document_key", keyOf: async (row) => (await indexesOf(row)).document_key },
  {
    ...{ table: "booking", sealed: "sealed_payer", key: "payer_phone_key", partner: "partner_id" },
    keyOf: async ({ id, sealed, partnerId }) =>
      (await indexOfPayer(await open("booking.sealed_payer", id, sealed), partnerId)).payer_phone_key,
  },
];

/**
 * Makes the blind indexes of telephones that bookings do not have yet: those that were written before there were any, and by a version that knows none. What waits
 * is null, and what has no such number any more is empty, so that a run which was broken off goes on where it was. @returns how many were made
 */
export async function indexNumbers(): Promise<number> {
  let made = 0;
  for (const numbers of NUMBERS) {
    let rows: Waiting[];
    do {
      rows = await nextOf(numbers);
      await write(numbers, rows);
      made += rows.length;
    } while (rows.length === BATCH && !isSliceOver());
  }
  return made;
}

/** The newest first: they are asked for most. */
async function nextOf({ table, sealed, key, partner }: Numbers): Promise<Waiting[]> {
  const [column, own] = [Prisma.raw(sealed), Prisma.raw(key)];
  const rows = await db().$queryRaw`
    select id::text as id, ${column} as sealed, ${Prisma.raw(partner)}::text as "partnerId" from ${Prisma.raw(table)}
     where ${own} is null order by id desc limit ${BATCH}`;
  return waiting.parse(rows);
}

/** Whose sealed value has changed meanwhile has its key by that, or waits for the next batch. */
async function write({ table, sealed, key, keyOf }: Numbers, rows: readonly Waiting[]): Promise<void> {
  if (rows.length === 0) return;
  const keys = await Promise.all(
    rows.map(async ({ sealed: kept, ...row }) => (kept === null ? "" : Buffer.from(await keyOf({ ...row, sealed: kept })).toString("hex"))),
  );
  const [column, own] = [Prisma.raw(sealed), Prisma.raw(key)];
  await db().$executeRaw`
    update ${Prisma.raw(table)} t set ${own} = decode(k.key, 'hex')
      from unnest(${rows.map(({ id }) => id)}::text[], ${rows.map((row) => row.sealed)}::text[], ${keys}::text[]) k (id, sealed, key)
     where t.id = k.id::uuid and t.${column} is not distinct from k.sealed and t.${own} is null`;
}

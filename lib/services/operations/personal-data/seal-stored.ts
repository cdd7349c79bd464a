import { z } from "zod";
import { markOf } from "@/lib/crypto/sealed-value";
import { db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";
import { currentKey, open, openBytes, seal, sealBytes } from "@/lib/services/ground/personal-data/keyring";
import { indexOfPayer } from "@/lib/services/ground/personal-data/payer";
import { indexOfDetails, indexOfName } from "@/lib/services/ground/personal-data/person";
import { indexesOfSaved } from "@/lib/services/ground/personal-data/saved-person";
import { type SealedColumn, sealedColumns } from "@/lib/services/ground/personal-data/sealed-columns";
import { indexOfStaff } from "@/lib/services/ground/personal-data/staff";

type Column = ReturnType<typeof sealedColumns>[number];

/** Blind indexes that stand beside a sealed value: they are made anew with it. `partner`: whose the row is, as SQL. */
interface Indexes {
  partner: string;
  of: (opened: string, partnerId: string) => Promise<Readonly<Record<string, Uint8Array | null>>>;
}

const INDEXES: Readonly<Partial<Record<SealedColumn, Indexes>>> = {
  "booking_passenger.sealed_name": { partner: "(select b.partner_id from booking b where b.id = booking_id)", of: indexOfName },
  "booking_passenger.sealed_details": { partner: "(select b.partner_id from booking b where b.id = booking_id)", of: indexOfDetails },
  "booking.sealed_payer": { partner: "partner_id", of: indexOfPayer },
  "saved_passenger.sealed_person": { partner: "partner_id", of: indexesOfSaved },
  "app_user.sealed_person": { partner: "null", of: indexOfStaff },
};

/** So few that other statements wait for none of them; files are large. */
const batchOf = ({ isBytes }: Column) => (isBytes ? 4 : 200);

const stale = z.object({
  key: z.array(z.string()),
  row: z.string(),
  partner: z.string().nullable(),
  value: z.union([z.string(), z.instanceof(Uint8Array).transform((bytes) => new Uint8Array(bytes))]),
});
type Stale = z.infer<typeof stale>;

/**
 * Seals with the key in use whatever is sealed with another one: in small batches, beside everything else, and safe to be broken off and started
 * again. @returns how many values
 */
export async function sealStored(report: (column: string, values: number) => void = () => undefined): Promise<number> {
  const key = await currentKey();
  let all = 0;
  for (const column of sealedColumns()) {
    const values = await sealColumn(column, markOf(key.id));
    report(column.name, values);
    all += values;
  }
  return all;
}

/** Works through a table from its beginning. A run that was broken off is taken up by the next: what is done is not found again. */
async function sealColumn(column: Column, mark: string): Promise<number> {
  let done = 0;
  let last: Stale | undefined;
  for (;;) {
    const rows = await findStale(column, mark, last);
    for (const row of rows) await sealAnew(column, row);
    done += rows.length;
    last = rows.at(-1);
    if (last === undefined) return done;
  }
}

/** The next rows after that one whose value does not begin with the mark of the key in use. */
async function findStale(column: Column, mark: string, after: Stale | undefined): Promise<Stale[]> {
  const value = Prisma.raw(column.column);
  const names = Object.keys(column.key);
  const head = Buffer.from(mark, "latin1");
  const isStale = column.isBytes
    ? Prisma.sql`substring(${value} from 1 for ${head.length}::integer) <> ${head}`
    : Prisma.sql`${value} <> '' and not starts_with(${value}, ${mark})`;
  const rows = await db().$queryRaw`
    select array[${Prisma.raw(names.map((name) => `${name}::text`).join())}] as key, (${Prisma.raw(column.row)})::text as row,
           (${Prisma.raw(INDEXES[column.name]?.partner ?? "null")})::text as partner, ${value} as value
      from ${Prisma.raw(column.table)}
     where ${isStale} and ${after ? Prisma.sql`(${Prisma.raw(names.join())}) > (${keyOf(column, after)})` : Prisma.sql`true`}
     order by ${Prisma.raw(names.join())} limit ${batchOf(column)}`;
  return z.array(stale).parse(rows);
}

/** Seals one value anew, unless somebody has changed it meanwhile: then it is sealed with the key in use, or gone. */
async function sealAnew(column: Column, stored: Stale): Promise<void> {
  const { row, partner, value } = stored;
  const { name } = column;
  const indexes = INDEXES[name];
  const opened = typeof value === "string" ? await open(name, row, value) : await openBytes(name, row, value);
  const sealed = typeof opened === "string" ? await seal(name, row, opened) : await sealBytes(name, row, opened);
  const beside = indexes && typeof opened === "string" ? Object.entries(await indexes.of(opened, partner ?? "")) : [];
  const set = [[column.column, sealed] as const, ...beside].map(([to, what]) => Prisma.sql`${Prisma.raw(to)} = ${what}`);
  await db().$executeRaw`
    update ${Prisma.raw(column.table)} set ${Prisma.join(set)}
     where (${Prisma.raw(Object.keys(column.key).join())}) = (${keyOf(column, stored)}) and ${Prisma.raw(column.column)} = ${value}`;
}

function keyOf(column: Column, { key }: Stale): Prisma.Sql {
  return Prisma.join(Object.values(column.key).map((type, at) => Prisma.sql`${key[at]}::text::${Prisma.raw(type)}`));
}

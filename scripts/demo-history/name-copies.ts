import { randomBytes, randomInt } from "node:crypto";
import { z } from "zod";
import { makeBookingNumber, makePnr } from "@/lib/domain/booking/pnr";
import { AGE_GROUPS } from "@/lib/domain/passengers/passengers";
import type { Prisma } from "@/lib/generated/prisma/client";
import { payerColumns } from "@/lib/services/ground/personal-data/payer";
import { personColumns } from "@/lib/services/ground/personal-data/person";
import { personOf } from "./people";
import type { Planned } from "./plan-sales";

/** Tickets of copies have numbers that no stock of the demonstration comes to: theirs begin with a 9. */
const FIRST_SERIAL = 8_000_000_000;

const copies = z.array(
  z.object({
    ...{ id: z.string(), booking: z.string(), n: z.coerce.number(), position: z.number() },
    ...{ age: z.enum(AGE_GROUPS), gender: z.enum(["M", "F"]) },
  }),
);
type Copy = z.output<typeof copies>[number];

/** Gives copies of bookings people, numbers and links such as bookings have. */
export async function nameCopies(tx: Prisma.TransactionClient, planned: readonly Planned[]): Promise<void> {
  const found = copies.parse(
    await tx.$queryRaw`
      select p.id::text as id, b.id::text as booking, c.n, p.position, p.age::text as age, p.gender::text as gender
        from copy c join booking b on b.booking_number = 'N' || lpad(c.n::text, 7, '0') join booking_passenger p on p.booking_id = b.id`,
  );
  const partnerOf = (n: number) => planned[n - 1]?.partnerId ?? "";
  const yearOf = (n: number) => planned[n - 1]?.soldAt.getUTCFullYear() ?? 0;
  const people = await Promise.all(found.map((copy) => passengerRow(copy, partnerOf(copy.n), yearOf(copy.n))));
  await tx.$executeRaw`
    update booking_passenger p
       set sealed_name = r.name, sealed_details = r.details, surname_key = decode(r.surname, 'hex'), phone_key = decode(r.phone, 'hex'), receipt_token = r.token
      from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) r (id uuid, name text, details text, surname text, phone text, token text)
     where p.id = r.id`;
  await numberTickets(tx);
  const first = found.filter(({ position }) => position === 0);
  const bookings = await Promise.all(first.map((copy) => bookingRow(copy, partnerOf(copy.n), yearOf(copy.n))));
  await tx.$executeRaw`
    update booking b set sealed_payer = r.payer, payer_phone_key = decode(r.phone, 'hex'), booking_number = r.number, public_token = r.token
      from jsonb_to_recordset(${JSON.stringify(bookings)}::jsonb) r (id uuid, payer text, phone text, number text, token text)
     where b.id = r.id`;
}

async function passengerRow(copy: Copy, partnerId: string, year: number) {
  const { id } = copy;
  const { sealedName, sealedDetails, surnameKey, phoneKey } = await personColumns({ id, partnerId }, personOf(copy, year));
  return { id, name: sealedName, details: sealedDetails, surname: hexOf(surnameKey), phone: hexOf(phoneKey), token: newToken() };
}

/** Who travels first pays. */
async function bookingRow(copy: Copy, partnerId: string, year: number) {
  const { booking: id } = copy;
  const { firstName, lastName, tel } = personOf(copy, year);
  const payer = { payerName: `${firstName} ${lastName}`, payerEmail: "payer@parvoz.example", payerTel: tel };
  const { sealedPayer, payerPhoneKey } = await payerColumns({ id, partnerId }, payer);
  return { id, payer: sealedPayer, phone: hexOf(payerPhoneKey), number: makeBookingNumber(randomInt), token: newToken() };
}

const tickets = z.array(z.object({ id: z.string(), booking: z.string(), number: z.string().nullable() }));

/** A locator for each booking, and numbers of the carrier's that are nobody's. */
async function numberTickets(tx: Prisma.TransactionClient): Promise<void> {
  const found = tickets.parse(
    await tx.$queryRaw`
      select t.id::text as id, t.booking_id::text as booking, o.ticket_number as number
        from copy c join booking b on b.booking_number = 'N' || lpad(c.n::text, 7, '0') join ticket t on t.booking_id = b.id
        join booking_passenger p on p.id = t.passenger_id
        join booking_passenger q on q.booking_id = c.old and q.position = p.position
        join ticket o on o.passenger_id = q.id and o.ticket_group = t.ticket_group
       order by c.n, t.id`,
  );
  const locators = new Map(found.map(({ booking }) => [booking, makePnr(randomInt)]));
  const rows = found.map(({ id, booking, number }, place) => ({
    ...{ id, pnr: locators.get(booking) },
    number: number === null ? null : `${number.slice(0, 3)}${FIRST_SERIAL + place}`,
  }));
  await tx.$executeRaw`
    update ticket t set pnr = r.pnr, ticket_number = r.number
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) r (id uuid, pnr text, number text) where t.id = r.id`;
}

/** 128 random bits: an address that cannot be guessed. */
function newToken(): string {
  return randomBytes(16).toString("base64url");
}

function hexOf(bytes: Uint8Array | null): string | null {
  return bytes && Buffer.from(bytes).toString("hex");
}

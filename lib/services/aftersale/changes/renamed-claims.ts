import { z } from "zod";
import { keyedHash } from "@/lib/crypto/keyed-hash";
import { db } from "@/lib/db";
import { BOOKING_STATUSES } from "@/lib/domain/booking/booking-status";
import type { Change } from "@/lib/domain/booking/changes/change";
import { documentKey, passengerKey } from "@/lib/domain/booking/journey-keys";
import { AppError } from "@/lib/domain/errors";
import type { Mode } from "@/lib/domain/mode";
import { env } from "@/lib/env";
import { duplicateOf } from "@/lib/services/booking/create/duplicate-booking";

/** Who a passenger is on a flight. */
interface Identity {
  firstName: string;
  lastName: string;
  birthdate: string;
  citizenship: string;
  docNumber: string;
}

interface Renamed {
  bookingId: string;
  partnerId: string;
  mode: Mode;
  before: Identity;
  after: Identity;
}

const holderRow = z.object({ id: z.string(), status: z.enum(BOOKING_STATUSES), isOwn: z.boolean() });

/**
 * A passenger's places on flights for the same passenger under another name or document. Who takes one of them at the same moment is
 * met by the unique keys when it is written (23505): the caller tries again and reads who it was.
 * @returns null where the keys stay what they are
 * @throws AppError duplicate_unpaid, duplicate_paid where another booking of the partner has the place; document_on_flight where it is somebody else's
 */
export async function renamedClaims({ bookingId, partnerId, mode, before, after }: Renamed): Promise<Change["claims"] | null> {
  const hash = keyedHash(env().PASSENGER_HASH_KEY);
  const keysOf = (person: Identity) => ({
    passengerKey: passengerKey(person, hash),
    documentKey: documentKey(person, { mode, partnerId }, hash),
  });
  const [from, to] = [keysOf(before), keysOf(after)];
  if (from.passengerKey === to.passengerKey && from.documentKey === to.documentKey) return null;
  const [holder] = z.array(holderRow).parse(
    await db().$queryRaw`
      select b.id::text as id, b.status::text as status, b.partner_id = ${partnerId}::uuid as "isOwn"
        from passenger_flight own
        join passenger_flight f on f.flight_key = own.flight_key and f.booking_id <> own.booking_id
         and (f.document_key = decode(${to.documentKey}, 'hex')
           or (f.partner_id = own.partner_id and f.passenger_key = decode(${to.passengerKey}, 'hex')))
        join booking b on b.id = f.booking_id
       where own.booking_id = ${bookingId}::uuid and own.passenger_key = decode(${from.passengerKey}, 'hex')
       order by "isOwn" desc, b.created_at limit 1`,
  );
  if (holder?.isOwn) throw duplicateOf(holder.id, holder.status);
  if (holder) throw new AppError("document_on_flight");
  return { rename: [{ from: from.passengerKey, ...to }] };
}

import type { BookingAgent } from "@/lib/contracts/portal/handover";
import type { Role } from "@/lib/contracts/scopes";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { namesOfActors } from "@/lib/services/ground/audit/who-booked";
import { type BookingAddress, keyOf } from "../record/booking-record";
import { agentsOf } from "./agents-of";
import { sellersOf } from "./sellers-of";

interface Asked extends BookingAddress {
  person: { userId: string; role: Role };
}

/** Who looks after a booking, and to whom the person who asks may hand it over. @throws AppError booking_not_found, for another partner's too */
export async function readAgent({ person, ...address }: Asked): Promise<BookingAgent> {
  const booking = await db().booking.findFirst({ where: keyOf(address), select: { id: true } });
  if (!booking) throw new AppError("booking_not_found");
  const actor = (await agentsOf([booking.id])).get(booking.id) ?? "";
  const names = await namesOfActors([actor]);
  const own = `partner:${person.userId}`;
  const mayHandOver = person.role === "admin" || actor === own;
  const sellers = mayHandOver ? await sellersOf(address.partnerId) : [];
  return { name: names.get(actor) ?? null, is_you: actor === own, colleagues: sellers.filter(({ id }) => `partner:${id}` !== actor) };
}

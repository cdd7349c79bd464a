import { z } from "zod";
import { db } from "@/lib/db";
import { openMessage, sealBody } from "@/lib/services/booking/messages/message-body";

const text = z.string().transform(() => "");
const person = z.looseObject({
  ...{ first_name: text, last_name: text, middle_name: z.unknown().transform(() => null) },
  ...{ email: text, tel: text, birthdate: text, citizenship: text, itinerary_receipt: text },
  document: z.object({ type: text, number: text, expire: text }),
});
const payer = z.object({ name: text, email: text, tel: text });

/** What is told of a booking, without the texts that tell who somebody is. */
const message = z.looseObject({ data: z.looseObject({ booking: z.looseObject({ payer, passengers: z.array(person) }) }) });

/** Takes names, documents and contacts out of the messages that tell of bookings; those that wait to be sent go without them. */
export async function eraseMessages(bookingIds: string[]): Promise<void> {
  // Those without a body are made of the erased booking, where anybody asks for them.
  const where = { bookingId: { in: bookingIds }, body: { not: "" } };
  const events = await db().webhookEvent.findMany({ where, select: { id: true, body: true } });
  for (const event of events) {
    const { body } = await openMessage(event);
    const without = JSON.stringify(message.parse(JSON.parse(body)));
    await db().webhookEvent.updateMany({ where: { id: event.id }, data: { body: await sealBody(event.id, without) } });
  }
}

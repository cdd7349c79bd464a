// A partner's program on the installed client: type-checked and run by e2e/api/typescript-client.spec.ts.
import { type Booking, Parvoz, ParvozError } from "@parvoz/client";

const { BASE_URL: baseUrl = "", PARVOZ_KEY: apiKey = "", SURNAME: last_name = "", DAY: date = "" } = process.env;
const parvoz = new Parvoz({ baseUrl, apiKey });

async function untilTicketed(id: string): Promise<Booking> {
  for (;;) {
    const booking = await parvoz.readBooking(id);
    if (booking.status === "ticketed") return booking;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

const [offer] = await parvoz.searchOffers({
  directions: [{ departure_airport: "TAS", arrival_airport: "UGC", date }],
  service_class: "E",
  adults: 1,
  children: 0,
  infants: 0,
  infants_with_seat: 0,
});
if (!offer) throw new Error("no offers");
// This route's first booking answers 410: the client repeats it.
const made = await parvoz.createBooking(offer.id, {
  payer_name: "Namuna Tolovchi",
  payer_email: "payer@example.com",
  payer_tel: "+998901234567",
  passengers: [
    {
      first_name: "NAMUNA",
      last_name,
      age: "adt",
      birthdate: "1990-05-17",
      gender: "M",
      citizenship: "UZ",
      tel: "+998907654321",
      doc_type: "A",
      doc_number: "AA1234567",
      doc_expire: "2035-08-30",
    },
  ],
});
const paid = await parvoz.payBooking(made.id);
const ticketed = await untilTicketed(made.id);
const refused: unknown = await parvoz.cancelUnpaid(made.id).catch((error: unknown) => error);
const voided = await parvoz.voidBooking(made.id);
console.log(
  JSON.stringify({
    paid: paid.status,
    ticket: ticketed.passengers[0]?.tickets[0]?.ticket_number,
    refused: refused instanceof ParvozError ? refused.code : null,
    voided: voided.status,
  }),
);
// @ts-expect-error: a field that the interface does not have
ticketed.no_such_field;

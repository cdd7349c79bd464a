import { z } from "zod";
import { loyaltyRequest, passengerContacts, passengerNames, passengerPapers, payerContacts } from "./bookings";
import { bookingMetadata, changedReference, METADATA_TEXT, REFERENCE_TEXT, UNIQUE_TEXT } from "./own-notes";

/** Body of PATCH /booking/{id}: what is absent stays. */
export const bookingChange = z
  .object({
    reference: changedReference.optional().describe(`${REFERENCE_TEXT}; an empty text takes it away`),
    reference_unique: z.boolean().optional().describe(UNIQUE_TEXT),
    metadata: bookingMetadata.optional().describe(`${METADATA_TEXT}. They take the place of all that were there; \`{}\` takes them away`),
    payer_email: payerContacts.payer_email,
    payer_tel: payerContacts.payer_tel,
  })
  .meta({ id: "BookingChangeRequest", description: "What of a booking is to be changed; what is left out stays" });
export type BookingChange = z.output<typeof bookingChange>;

/** Body of POST /booking/{id}/cancel-passengers. */
export const cancelPassengersRequest = z
  .strictObject({
    passengers: z.array(z.uuid()).min(1).max(18).describe("`key` of each passenger who does not fly"),
  })
  .meta({ id: "CancelPassengersRequest", description: "Who leaves an unpaid booking" });

/** Body of PATCH /booking/{id}/passengers/{passengerId}: what is absent stays. */
export const passengerChange = z
  .object({ ...passengerNames, ...passengerContacts, ...passengerPapers, loyalty_numbers: loyaltyRequest })
  .meta({ id: "PassengerChangeRequest", description: "What of a passenger is to be changed; what is left out stays" });
export type PassengerChange = z.output<typeof passengerChange>;

import type { NewBooking } from "./build-booking";
import type { CreatedRow } from "./present-booking";

/** The rows of a booking that has just been written, as reading them would give them: the writer need not ask for what it knows. */
export function createdRow({ booking, passengers, tickets }: NewBooking): CreatedRow {
  return {
    id: booking.id,
    bookingNumber: booking.booking_number,
    status: booking.status,
    createdAt: new Date(booking.created_at),
    expiresAt: new Date(booking.expires_at),
    totalMinor: BigInt(booking.total_minor),
    prevTotalMinor: null,
    currency: booking.currency,
    payerName: booking.payer_name,
    payerEmail: booking.payer_email,
    payerTel: booking.payer_tel,
    snapshot: booking.snapshot,
    passengers: passengers.map((passenger) => ({ ...passengerRow(passenger), tickets: ticketsOf(passenger.id, tickets) })),
  };
}

function passengerRow(passenger: NewBooking["passengers"][number]) {
  const { id, email, tel, gender, birthdate, citizenship, age } = passenger;
  return {
    ...{ id, email, tel, gender, birthdate, citizenship, age },
    firstName: passenger.first_name,
    lastName: passenger.last_name,
    middleName: passenger.middle_name,
    docType: passenger.doc_type,
    docNumber: passenger.doc_number,
    docExpire: passenger.doc_expire,
    priceMinor: BigInt(passenger.price_minor),
    prevPriceMinor: null,
  };
}

/** In the order of their ticket groups, as they were made. */
function ticketsOf(passengerId: string, tickets: NewBooking["tickets"]) {
  return tickets
    .filter((ticket) => ticket.passenger_id === passengerId)
    .map(({ pnr, airline_locators, carrier, provider }) => ({
      pnr,
      airlineLocators: airline_locators,
      ticketNumber: null,
      carrier,
      provider,
    }));
}

import type { Booking } from "@/lib/contracts/interface/bookings";

type Passenger = Booking["passengers"][number];

const HIDDEN = "•••";

/** Whether or not it is short: of a number the last three characters, where that is less than half of it. */
export function maskNumber(number: string): string {
  if (number === "") return "";
  return number.length > 6 ? `${HIDDEN}${number.slice(-3)}` : HIDDEN;
}

/** Of an address its first letter and what stands behind `@`. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf("@");
  return at < 1 ? maskNumber(address) : `${address.slice(0, 1)}${HIDDEN}${address.slice(at)}`;
}

/** A booking without what is needed to pretend to be its people: names, ages and tickets stay. */
export function maskPeople(booking: Booking): Booking {
  const { name, email, tel } = booking.payer;
  return {
    ...booking,
    payer: { name, email: maskAddress(email), tel: maskNumber(tel) },
    passengers: booking.passengers.map(maskPassenger),
  };
}

function maskPassenger({ loyalty_numbers: _, ...passenger }: Passenger): Passenger {
  const { email, tel, document } = passenger;
  return {
    ...passenger,
    ...{ email: maskAddress(email), tel: maskNumber(tel), birthdate: "", itinerary_receipt: "" },
    document: { ...document, number: maskNumber(document.number), expire: "" },
  };
}

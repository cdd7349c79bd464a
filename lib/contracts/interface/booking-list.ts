import { z } from "zod";
import { BOOKING_STATUSES } from "@/lib/domain/booking/booking-status";
import { cursorFields, cursorPageOf } from "../cursor-paging";
import { bookingNumber, dateText, dateTimeText, inOrder, momentText, money } from "../shared";
import { BOOKING_STATUS, metadataField, referenceField } from "./bookings";

/** Query of GET /bookings. */
export const bookingsQuery = inOrder(
  z
    .object({
      status: z
        .array(z.enum(BOOKING_STATUSES))
        .min(1)
        .max(BOOKING_STATUSES.length)
        .optional()
        .describe("Only bookings in one of these statuses"),
      created_from: dateText.optional().describe("First day of creation, UTC, `YYYY-MM-DD`"),
      created_to: dateText.optional().describe("Last day of creation, UTC, included"),
      departure_from: dateText.optional().describe("First day of the first departure, local, `YYYY-MM-DD`"),
      departure_to: dateText.optional().describe("Last day of the first departure, local, included"),
      updated_since: momentText
        .optional()
        .describe(
          "Only bookings that changed at this moment or later, ISO 8601 with its zone; the list is then by `updated_at`, oldest change first",
        ),
      booking_number: bookingNumber.optional().describe("Number of the booking for people, in any spelling"),
      pnr: z.string().trim().min(1).max(10).optional().describe("PNR of one of its tickets"),
      ticket_number: z.string().trim().min(1).max(20).optional().describe("Number of one of its tickets; hyphens and spaces are left out"),
      last_name: z.string().trim().min(1).max(60).optional().describe("Surname of a passenger, whole, in Latin or Cyrillic letters"),
      reference: z.string().trim().min(1).max(64).optional().describe("Your own `reference`, exactly"),
      ...cursorFields,
    })
    .meta({ id: "BookingsQuery", description: "Which bookings; all parameters together narrow the list" }),
  [
    ["created_from", "created_to"],
    ["departure_from", "departure_to"],
  ],
);
export type BookingsRequest = z.output<typeof bookingsQuery>;

const listedDirection = z
  .strictObject({
    departure_airport: z.string().describe("IATA code of the first airport"),
    arrival_airport: z.string().describe("IATA code of the last airport"),
    departure: dateTimeText.describe("First departure, local time of its airport, `YYYY-MM-DD HH:MM:SS`"),
    arrival: dateTimeText.describe("Last arrival, local time of its airport, `YYYY-MM-DD HH:MM:SS`"),
  })
  .meta({ id: "ListedDirection", description: "One way of a booking's journey, in short" });

const listedBooking = z
  .strictObject({
    id: z.string().describe("Booking id, for every other call"),
    booking_number: z.string().describe("Number of the booking for people"),
    status: z.enum(BOOKING_STATUSES).describe(BOOKING_STATUS),
    pnrs: z.array(z.string()).describe("PNRs of its tickets, each once"),
    price: money.describe("Total for all passengers"),
    directions: z.array(listedDirection).describe("One item per direction, in the order of travel"),
    created: dateTimeText.describe("Moment of creation, UTC, `YYYY-MM-DD HH:MM:SS`"),
    expire: dateTimeText.describe("When it is cancelled if unpaid, UTC, `YYYY-MM-DD HH:MM:SS`"),
    updated_at: momentText.describe("When it changed last, ISO 8601, UTC"),
    reference: referenceField,
    metadata: metadataField,
  })
  .meta({ id: "ListedBooking", description: "A booking in short; read it by its id for all of it" });
export type ListedBooking = z.infer<typeof listedBooking>;

/** Answer of GET /bookings. */
export const bookingPage = cursorPageOf(listedBooking).meta({ id: "BookingPage", description: "A page of bookings" });
export type BookingPage = z.infer<typeof bookingPage>;

import { z } from "zod";
import { BOOKING_STATUSES } from "@/lib/domain/booking-status";
import { CURRENCIES } from "@/lib/domain/money";
import { FLIGHT_TYPES } from "@/lib/domain/offer";
import { AGE_GROUPS, GENDERS } from "@/lib/domain/passengers";
import { bookingDirection, dateTimeText, notice } from "./shared";

const text = z.string().trim();

/**
 * Body of POST /offers/{id}/booking. Only shapes are checked here; what makes a passenger bookable is
 * lib/domain/validate-passengers.ts, because its codes depend on the journey.
 */
export const bookingRequest = z.object({
  payer_name: text.optional(),
  payer_email: text.optional(),
  payer_tel: text.optional(),
  order_note: text.optional(),
  additional_services: z.array(z.string()).optional(),
  passengers: z
    .array(
      z.object({
        first_name: text.optional(),
        last_name: text.optional(),
        middle_name: text.nullish(),
        age: text.optional(),
        birthdate: text.optional(),
        gender: text.optional(),
        citizenship: text.optional(),
        tel: text.optional(),
        email: text.optional(),
        doc_type: text.optional(),
        doc_number: text.optional(),
        doc_expire: text.optional(),
      }),
    )
    .min(1)
    .max(18),
});
export type BookingRequest = z.input<typeof bookingRequest>;
export type ParsedBookingRequest = z.output<typeof bookingRequest>;

export const ticket = z.strictObject({
  pnr: z.string(),
  airline_locators: z.array(z.string()),
  ticket_number: z.string().nullable(),
  carrier: z.strictObject({ code: z.string(), title: z.string() }),
  provider: z.string(),
});

const createdPassenger = z.strictObject({
  key: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  middle_name: z.string().nullable(),
  email: z.string(),
  tel: z.string(),
  gender: z.enum(GENDERS),
  birthdate: z.string(),
  citizenship: z.string(),
  age: z.enum(AGE_GROUPS),
  document: z.strictObject({ type: z.string(), number: z.string(), expire: z.string() }),
  price: z.number(),
  extended_price: z.strictObject({ has_changed: z.boolean(), prev_amount: z.number().nullable(), amount: z.number() }),
  tickets: z.array(ticket),
});

/** Extra bags that a passenger has bought for one direction. */
export const additionalBaggage = z.strictObject({
  /** Id of the additional service, as the offer had it. */
  id: z.string(),
  /** Direction of the journey, from 0. */
  direction: z.int(),
  piece: z.int(),
  /** Maximum weight of each piece, kilograms. */
  weight: z.int(),
  price: z.strictObject({ amount: z.number(), currency: z.enum(CURRENCIES) }),
});

const passenger = createdPassenger.extend({
  /** Empty until the booking is ticketed. */
  itinerary_receipt: z.string(),
  additional_baggage: z.array(additionalBaggage),
});

/** Answer of POST /offers/{id}/booking. */
export const createdBooking = z.strictObject({
  booking_number: z.string(),
  id: z.string(),
  type: z.literal("avia"),
  status: z.enum(BOOKING_STATUSES),
  created: dateTimeText,
  expire: dateTimeText,
  refund_availability: z.boolean(),
  is_charter: z.boolean(),
  flight_type: z.enum(FLIGHT_TYPES),
  price: z.strictObject({
    has_changed: z.boolean(),
    prev_amount: z.number().nullable(),
    amount: z.number(),
    currency: z.enum(CURRENCIES),
  }),
  payer: z.strictObject({ name: z.string(), email: z.string(), tel: z.string() }),
  passengers: z.array(createdPassenger),
  directions: z.array(bookingDirection),
  information_for_clients: z.array(notice),
});

/** Answer of GET /booking/{id}. */
export const booking = createdBooking.extend({ passengers: z.array(passenger) });
export type CreatedBooking = z.infer<typeof createdBooking>;
export type Booking = z.infer<typeof booking>;

/** One item of GET /booking/{id}/pdf-receipt. */
export const receipt = passenger.extend({ consolidator_id: z.string() });
export type Receipt = z.infer<typeof receipt>;

export const checkedPrice = z.strictObject({ is_price_changed: z.boolean() });
export const paymentPermission = z.strictObject({ payment_allowed: z.boolean() });
/** Fiscal data of a sale (interface-facts, `fiscalization_v2`); amounts in major units of the booking's currency. */
export const fiscalData = z.strictObject({
  /** 0 sale, 1 prepayment */
  receipt_type: z.int(),
  ikpu_provider_1: z.string(),
  package_code_provider_1: z.string(),
  id_provider_1: z.string(),
  /** The carrier's part: fares, taxes and bags. */
  amount: z.number(),
  nds_provider_1: z.number(),
  ikpu_parvoz: z.string(),
  package_code_parvoz: z.string(),
  service_fee_parvoz: z.number(),
  nds_parvoz: z.number(),
  profit: z.number(),
  discount: z.number(),
  total_amount: z.number(),
});
export type FiscalData = z.infer<typeof fiscalData>;

/** Answer of GET /booking/{id}/fiscalization. */
export const fiscalization = z.strictObject({ fiscalization_v2: fiscalData });
/** Answer of POST /booking/{id}/payment. */
export const payment = z.strictObject({ status: z.enum(BOOKING_STATUSES), fiscalization_v2: fiscalData });
/** Answer of GET /booking/{id}/get-refund-amounts; both add up to the price paid. */
export const refundAmounts = z.strictObject({ refund_amount: z.number(), penalty: z.number(), currency: z.enum(CURRENCIES) });
export type RefundAmounts = z.infer<typeof refundAmounts>;
export const statusOnly = z.strictObject({ status: z.enum(BOOKING_STATUSES) });

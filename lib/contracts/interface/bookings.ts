import { z } from "zod";
import { BOOKING_STATUSES } from "@/lib/domain/booking/booking-status";
import { CURRENCIES, isMajor } from "@/lib/domain/money";
import { FLIGHT_TYPES } from "@/lib/domain/offer";
import { DOC_TYPES } from "@/lib/domain/passengers/doc-types";
import { MOST_LETTERS } from "@/lib/domain/passengers/names";
import { AGE_GROUPS, GENDERS, MAX_SEATED } from "@/lib/domain/passengers/passengers";
import { TICKET_DOCUMENTS } from "@/lib/domain/ticketing/ticket-document";
import { MAX_DIRECTIONS } from "../limits";
import { bookingDirection, carrier, dateTimeText, instantText, money, notice, taxPart } from "../shared";
import { entryAdvice } from "./entry";
import { bookingMetadata, METADATA_TEXT, ownReference, REFERENCE_TEXT, UNIQUE_TEXT } from "./own-notes";
import { scheduleChange } from "./schedule-changes";

const text = z.string().trim();

/** One per passenger with a seat and direction. */
const MOST_BAGS = MAX_SEATED * MAX_DIRECTIONS;
/** `bag-p10-d5-2x23kg-` and fifteen digits, with room. */
const MOST_BAG_ID = 64;

/** What passengers and payer are checked for later (lib/domain/passengers), as JSON Schema says it: each refusal has a code of its own. */
const NAME = { minLength: 1, maxLength: 25, pattern: "^[A-Za-z][A-Za-z' -]*$" } as const;
const TOGETHER = `First, middle and last name have at most ${MOST_LETTERS} letters together, blanks and hyphens included`;
const NAME_TEXT = `As in the document, Latin letters, 1 to 25 characters. ${TOGETHER}`;
/** Beside a first and a last name of one letter, and the blank before it. */
const MOST_MIDDLE = MOST_LETTERS - 3;
const DOC_NUMBER = { minLength: 5, maxLength: 20 } as const;
const DAY = { format: "date", pattern: "^\\d{4}-\\d{2}-\\d{2}$" } as const;
const PHONE = { pattern: "^\\+[0-9 ()-]{7,25}$" } as const;
const EMAIL = { format: "email", maxLength: 254 } as const;

/** Major units of any currency. */
const MOST_PRICE = 1e12;

const AGE =
  "Age group on the date of the last flight: `adt` 12 and over, `chd` 2 to under 12, `inf` under 2 on a lap, `ins` under 2 with a seat";
export const BOOKING_STATUS = "Status of the booking";

const MOST_LOYALTY_NUMBERS = 6;

export const passengerNames = {
  first_name: text.optional().meta({ description: `${NAME_TEXT}; \`FNU\` where the document has no given name`, ...NAME }),
  last_name: text.optional().meta({ description: NAME_TEXT, ...NAME }),
  middle_name: text
    .nullish()
    .meta({ description: `Latin letters; left out where the passenger has none. ${TOGETHER}`, maxLength: MOST_MIDDLE }),
};
export const passengerContacts = {
  tel: text.optional().meta({ description: "International form, `+XXXXXXXXXXXX`", ...PHONE }),
  email: text.optional().meta({ description: "E-mail address of the passenger; the payer's where left out", ...EMAIL }),
};
export const passengerPapers = {
  citizenship: text.optional().meta({ description: "ISO 3166-1 alpha-2 code", pattern: "^[A-Z]{2}$" }),
  doc_type: text.optional().meta({
    description: "One of the offer's `documents` for this age group; `A` is any foreign or international passport",
    enum: [...DOC_TYPES],
  }),
  doc_number: text.optional().meta({
    description: "5 to 20 letters and digits; spaces, hyphens and № are taken out. An Uzbek passport has two letters and seven digits",
    ...DOC_NUMBER,
    pattern: "^[A-Za-z0-9 -]+$",
  }),
  doc_expire: text.optional().meta({ description: "`YYYY-MM-DD`, not before the last flight", ...DAY }),
};
export const payerContacts = {
  payer_email: text.optional().meta({ description: "E-mail address of who pays", ...EMAIL }),
  payer_tel: text.optional().meta({ description: "Phone of who pays, international form, `+XXXXXXXXXXXX`", ...PHONE }),
};

const loyaltyNumber = z
  .object({
    airline: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9]{2}$/, "airline")
      .describe("IATA code of the airline, one that sells or flies the journey"),
    number: text.min(1).max(30).describe("Number in its programme, 4 to 20 letters and digits; spaces and hyphens are taken out"),
  })
  .meta({ id: "LoyaltyNumberRequest", description: "A membership of an airline's loyalty programme" });
export const loyaltyRequest = z
  .array(loyaltyNumber)
  .max(MOST_LOYALTY_NUMBERS)
  .optional()
  .describe("Loyalty numbers (frequent flyer), one per airline");

export const referenceField = z.string().optional().describe("Your own name for the booking; missing where you gave none");
export const metadataField = z.record(z.string(), z.string()).optional().describe("Your own notes; missing where you gave none");

const passengerRequest = z
  .object({
    ...passengerNames,
    age: text.optional().meta({ description: AGE, enum: [...AGE_GROUPS] }),
    birthdate: text.optional().meta({ description: "`YYYY-MM-DD`", ...DAY }),
    gender: text.optional().meta({ description: "`M` or `F`", enum: [...GENDERS] }),
    ...passengerContacts,
    ...passengerPapers,
    loyalty_numbers: loyaltyRequest,
  })
  .meta({
    id: "PassengerRequest",
    description: "A passenger to be booked",
    // The parser lets a missing one pass, because it has a code of its own.
    required: ["first_name", "last_name", "age", "birthdate", "gender", "citizenship", "tel", "doc_type", "doc_number", "doc_expire"],
  });

/**
 * Body of POST /offers/{id}/booking. Only shapes are checked here; what makes a passenger bookable is
 * lib/domain/passengers/validate-passengers.ts, because its codes depend on the journey.
 */
export const bookingRequest = z
  .object({
    payer_name: text.optional().meta({ description: "Full name of who pays, in any script", minLength: 1, maxLength: 100 }),
    ...payerContacts,
    order_note: text.optional().meta({
      description: "`specialbuyercontacts` guarantees that `payer_email` is passed to the airline; leave it out otherwise",
      enum: ["specialbuyercontacts"],
    }),
    additional_services: z
      .array(z.string().meta({ minLength: 1, maxLength: MOST_BAG_ID }))
      .max(MOST_BAGS)
      .optional()
      .describe("Ids of the offer's `additional_services`: extra bags to buy"),
    passengers: z
      .array(passengerRequest)
      .min(1)
      .max(MAX_SEATED * 2)
      .refine((passengers) => passengers.filter(({ age }) => age !== "inf").length <= MAX_SEATED, "seated")
      .describe("One item per passenger, by the counts that were searched; at most 9 with a seat"),
    expected_price: z
      .number()
      .positive()
      .max(MOST_PRICE)
      .refine(isMajor, "amount")
      .optional()
      .describe(
        "`price.amount` of the offer as you showed it, extra bags not counted: at another price nothing is booked (1030 where it has risen, 1031 where it has fallen), and `data.amount` says which. Without it the booking is held to what your account was shown last for the id, by a check of a colleague too",
      ),
    reference: ownReference.optional().describe(REFERENCE_TEXT),
    reference_unique: z.boolean().optional().describe(UNIQUE_TEXT),
    metadata: bookingMetadata.optional().describe(METADATA_TEXT),
  })
  .meta({
    id: "BookingRequest",
    description: "Who flies and who pays",
    required: ["payer_name", "payer_email", "payer_tel", "passengers"],
  });
export type BookingRequest = z.input<typeof bookingRequest>;
export type ParsedBookingRequest = z.output<typeof bookingRequest>;

export const ticket = z
  .strictObject({
    pnr: z.string().describe("PNR of this service, six characters"),
    airline_locators: z.array(z.string()).describe("Locators for check-in with the carrier; empty where it knows of none"),
    ticket_number: z.string().nullable().describe("13 digits; null until the ticket is issued"),
    document: z
      .enum(TICKET_DOCUMENTS)
      .nullable()
      .describe(
        "What the number is of: `airline_ticket` of a ticket from the carrier's own numbers, `own_document` of the seller's own document for a charter, which no airline's database knows, `invented` in test mode and the demonstration; null until the ticket is issued",
      ),
    carrier: carrier.describe("Carrier that issues the ticket"),
    provider: z.string().describe("Code of the ticket's provider"),
  })
  .meta({ id: "Ticket", description: "A ticket of one passenger" });

const soldPriceParts = z
  .strictObject({
    base: z.number().describe("Fare"),
    taxes: z.array(taxPart).describe("Taxes and charges"),
    service_fee: z.number().describe("The service's fee"),
    additional_services: z.number().describe("Extra bags bought with the booking"),
    total: z.number().describe("All of this together"),
  })
  .meta({ id: "SoldPriceParts", description: "What the price of a passenger is made of, in the booking's currency" });

const createdPassenger = z
  .strictObject({
    key: z.string().describe("Id of the passenger in this booking"),
    first_name: z.string().describe("First name"),
    last_name: z.string().describe("Last name"),
    middle_name: z.string().nullable().describe("Middle name; null without one"),
    email: z.string().describe("E-mail address of the passenger"),
    tel: z.string().describe("Phone of the passenger"),
    gender: z.enum(GENDERS).describe("`M` or `F`"),
    birthdate: z.string().describe("`YYYY-MM-DD`"),
    citizenship: z.string().describe("ISO 3166-1 alpha-2 code"),
    age: z.enum(AGE_GROUPS).describe(AGE),
    document: z
      .strictObject({
        type: z.string().describe("Code of the document's type"),
        number: z.string().describe("Number of the document"),
        expire: z.string().describe("Last day of its validity, `YYYY-MM-DD`"),
      })
      .describe("The document that was booked with"),
    price: z.number().describe("Price for this passenger, extra bags included"),
    extended_price: z
      .strictObject({
        has_changed: z.boolean().describe("Whether the price has changed since the booking"),
        prev_amount: z.number().nullable().describe("Price before the last change; null without one"),
        amount: z.number().describe("Price for this passenger"),
      })
      .describe("The price and its last change"),
    tickets: z.array(ticket).describe("One item per ticket; virtual interlining has several"),
    loyalty_numbers: z
      .array(
        z
          .strictObject({
            airline: z.string().describe("IATA code of the airline"),
            number: z.string().describe("Number in its programme, without spaces and hyphens"),
          })
          .meta({ id: "LoyaltyNumber", description: "A membership of an airline's loyalty programme" }),
      )
      .optional()
      .describe("Loyalty numbers; missing where there are none"),
    price_parts: soldPriceParts.optional().describe("Parts of the price as it was sold"),
  })
  .meta({ id: "CreatedPassenger", description: "A passenger of a new booking" });

/** Extra bags that a passenger has bought for one direction. */
const additionalBaggage = z
  .strictObject({
    id: z.string().describe("Id of the additional service, as the offer had it"),
    direction: z.int().describe("Direction of the journey, from 0"),
    piece: z.int().describe("Number of pieces"),
    weight: z.int().describe("Maximum weight of each piece, kilograms"),
    price: money.describe("Price of all pieces together"),
  })
  .meta({ id: "AdditionalBaggage", description: "Extra bags that were bought" });

const passenger = createdPassenger
  .extend({
    itinerary_receipt: z
      .string()
      .describe("Address of the itinerary receipt (PDF); empty unless the booking is ticketed or partially refunded"),
    additional_baggage: z.array(additionalBaggage).describe("Extra bags that were bought"),
    refunded_at: z
      .string()
      .optional()
      .describe("When this passenger was refunded while others stay, ISO 8601 with a zone; missing of everybody else"),
    refunded_directions: z
      .array(
        z
          .strictObject({
            direction: z.int().describe("Direction of the journey, from 0"),
            refunded_at: z.string().describe("When it was refunded, ISO 8601 with a zone"),
          })
          .meta({ id: "RefundedDirection", description: "A direction that was refunded apart from the others" }),
      )
      .optional()
      .describe("Directions that were refunded apart and that this passenger does not fly; missing where there are none"),
  })
  .meta({ id: "BookingPassenger", description: "A passenger of a booking" });

/** Answer of POST /offers/{id}/booking. */
export const createdBooking = z
  .strictObject({
    booking_number: z.string().describe("Number of the booking for people"),
    id: z.string().describe("Booking id, for every other call"),
    type: z.literal("avia").describe("Always `avia`"),
    status: z.enum(BOOKING_STATUSES).describe(BOOKING_STATUS),
    created: dateTimeText.describe("Moment of creation, UTC, `YYYY-MM-DD HH:MM:SS`"),
    expire: dateTimeText.describe("When it is cancelled if unpaid, UTC, `YYYY-MM-DD HH:MM:SS`"),
    refund_availability: z.boolean().describe("Whether its fares allow a refund"),
    is_charter: z.boolean().describe("Whether it is a charter flight"),
    flight_type: z.enum(FLIGHT_TYPES).describe("Category of the flights"),
    price: z
      .strictObject({
        has_changed: z.boolean().describe("Whether the price has changed since the booking"),
        prev_amount: z.number().nullable().describe("Price before the last change; null without one"),
        amount: z.number().describe("Total for all passengers"),
        currency: z.enum(CURRENCIES).describe("Currency of all prices, ISO 4217"),
      })
      .describe("The total and its last change"),
    payer: z
      .strictObject({
        name: z.string().describe("Full name"),
        email: z.string().describe("E-mail address"),
        tel: z.string().describe("Phone"),
      })
      .describe("Who pays"),
    passengers: z.array(createdPassenger).describe("All passengers"),
    directions: z.array(bookingDirection).describe("One item per direction, in the order of travel"),
    information_for_clients: z.array(notice).describe("What the passengers should know"),
    reference: referenceField,
    metadata: metadataField,
    expires_at: instantText
      .optional()
      .describe("The moment of `expire`, UTC, ISO 8601: until then the price is kept for an unpaid booking"),
    ...entryAdvice,
  })
  .meta({ id: "CreatedBooking", description: "A new booking" });

/** Answer of GET /booking/{id}. */
export const booking = createdBooking
  .extend({
    passengers: z.array(passenger).describe("All passengers"),
    personal_data_erased: dateTimeText
      .nullable()
      .describe(
        "When the personal data of payer and passengers were erased, UTC, `YYYY-MM-DD HH:MM:SS`: their texts are empty from then on; null while they are kept",
      ),
    void_until: z
      .string()
      .optional()
      .describe("Until when it can be voided, that moment not included, ISO 8601, UTC; missing where it cannot be voided in its status"),
    schedule_changes: z.array(scheduleChange).describe("What the airline has changed since the booking, oldest first; empty where nothing"),
  })
  .meta({ id: "Booking", description: "A booking in its present state" });
export type CreatedBooking = z.infer<typeof createdBooking>;
export type Booking = z.infer<typeof booking>;

/** One item of GET /booking/{id}/pdf-receipt. */
export const receipt = passenger
  .extend({ consolidator_id: z.string().describe("Id of who issued the ticket") })
  .meta({ id: "Receipt", description: "A passenger with the itinerary receipt" });
export type Receipt = z.infer<typeof receipt>;

export const checkedPrice = z
  .strictObject({
    is_price_changed: z.boolean().describe("Whether the price differs from the booked one; read the booking for the new price"),
  })
  .meta({ id: "CheckedPrice", description: "Whether a price has changed" });
export type CheckedPrice = z.infer<typeof checkedPrice>;
export const paymentPermission = z
  .strictObject({
    payment_allowed: z
      .boolean()
      .describe("Whether the booking may be paid now: deposit and credit cover it, and its tickets can be issued"),
    reason: z
      .strictObject({
        error_code: z.int().describe("Code with which a payment would be refused now, such as 1048 where money is missing"),
        message: z.string().describe("Its text"),
      })
      .optional()
      .describe("Why it may not be paid; missing where it may"),
  })
  .meta({ id: "PaymentPermission", description: "Whether a payment is allowed" });
export type PaymentPermission = z.infer<typeof paymentPermission>;

/** Fiscal data of a sale (interface-facts, `fiscalization_v2`); amounts in major units of the booking's currency. */
export const fiscalData = z
  .strictObject({
    receipt_type: z.int().describe("0 sale, 1 prepayment"),
    ikpu_provider_1: z.string().describe("Tax catalogue code (IKPU) of the carriage"),
    package_code_provider_1: z.string().describe("Package code of the carriage"),
    id_provider_1: z.string().describe("Tax number of the carrier's seller"),
    amount: z.number().describe("The carrier's part: fares, taxes and bags"),
    nds_provider_1: z.number().describe("VAT inside `amount`"),
    ikpu_parvoz: z.string().describe("Tax catalogue code (IKPU) of the service"),
    package_code_parvoz: z.string().describe("Package code of the service"),
    service_fee_parvoz: z.number().describe("The service's fee"),
    nds_parvoz: z.number().describe("VAT inside the fee"),
    profit: z.number().describe("What the service earns"),
    discount: z.number().describe("Discount, 0 without one"),
    total_amount: z.number().describe("Price that was paid, or what of it was given back or kept"),
    currency: z.enum(CURRENCIES).optional().describe("Currency of all amounts, ISO 4217; missing where it is the first of yours"),
  })
  .meta({ id: "FiscalData", description: "What a fiscal receipt needs; amounts in major units of the booking's currency" });
export type FiscalData = z.infer<typeof fiscalData>;

/** Answer of GET /booking/{id}/fiscalization. */
export const fiscalization = z
  .strictObject({
    fiscalization_v2: fiscalData.describe("Fiscal data of the sale"),
    refund_fiscalization_v2: fiscalData
      .optional()
      .describe("Fiscal data of what was given back of it, `receipt_type` as of the sale; only where anything was"),
    kept_fiscalization_v2: fiscalData
      .optional()
      .describe(
        "Fiscal data of what was kept of it; with what was given back it makes the sale, VAT included; only where anything was given back",
      ),
  })
  .meta({ id: "Fiscalization", description: "Fiscal data of a booking" });
export type Fiscalization = z.infer<typeof fiscalization>;
/** Answer of POST /booking/{id}/payment. */
export const payment = z
  .strictObject({
    status: z.enum(BOOKING_STATUSES).describe(BOOKING_STATUS),
    fiscalization_v2: fiscalData.describe("Fiscal data of the sale"),
  })
  .meta({ id: "Payment", description: "A payment that was made" });
export type Payment = z.infer<typeof payment>;
/** Answer of GET /booking/{id}/get-refund-amounts; both add up to the price paid. */
export const refundAmounts = z
  .strictObject({
    refund_amount: z.number().describe("What comes back"),
    penalty: z.number().describe("What is kept; with `refund_amount` it is the price paid"),
    currency: z.enum(CURRENCIES).describe("Currency of both, ISO 4217"),
  })
  .meta({ id: "RefundAmounts", description: "What a refund would return now" });
export type RefundAmounts = z.infer<typeof refundAmounts>;
export const statusOnly = z
  .strictObject({ status: z.enum(BOOKING_STATUSES).describe(BOOKING_STATUS) })
  .meta({ id: "StatusOnly", description: "Status after the operation" });
export type StatusOnly = z.infer<typeof statusOnly>;

import { z } from "zod";
import { HOLD_OUTLOOKS } from "@/lib/domain/booking/hold-outlook";
import { HOUSE_ACT_KINDS } from "@/lib/domain/booking/house-acts";
import { SHARE_WAYS } from "@/lib/domain/booking/share-ways";
import { LOCALES } from "@/lib/domain/localized";
import { CURRENCIES } from "@/lib/domain/money";
import { REFUND_REQUEST_STATES } from "@/lib/domain/refund/request";
import { doneBy } from "./done-by";
import { sentMails } from "./mail";
import { bookingSelling } from "./selling";

/** Body of POST /api/portal/bookings/{id}/shares. */
export const shareRequest = z.object({ way: z.enum(SHARE_WAYS) });

const part = z.array(z.strictObject({ key: z.string(), directions: z.array(z.int()) }));

/** Answer of GET /api/portal/bookings/{id}. */
export const portalBooking = z.strictObject({
  /** The customer's status page; null for those who only read: whoever holds it answers changes and refunds. */
  tripUrl: z.string().nullable(),
  /** The flights for a calendar, and the receipts of all passengers as one file (null until there are any) and null with it; `?lang=` says the language. */
  calendarUrl: z.string().nullable(),
  jointReceiptUrl: z.string().nullable(),
  /** What its customers read of the agency; empty where it gives none. The Telegram name is without `@`. */
  agency: z.strictObject({
    agency: z.string(),
    contacts: z.strictObject({ tel: z.string(), email: z.string(), address: z.string(), telegram: z.string() }),
    has_logo: z.boolean(),
    /** The agency's, `#rrggbb`; empty where it has none. */
    colour: z.string(),
  }),
  events: z.array(
    z.strictObject({
      from: z.string().nullable(),
      to: z.string(),
      reason: z.string(),
      /** ISO 8601, UTC. */
      at: z.string(),
      by: doneBy,
    }),
  ),
  /** To whom it was handed over, oldest first. Names of people and keys; null where they are gone. */
  handovers: z.array(z.strictObject({ to: z.string().nullable(), by: z.string().nullable(), at: z.string() })),
  /** Changes of what the customer pays, oldest first: major units; `from` is null where releases before 2026-11-24 have not written it down. */
  price_changes: z.array(z.strictObject({ at: z.string(), by: doneBy, from: z.number().nullable(), to: z.number() })),
  /** When the customer's page was shared, and how, oldest first. */
  shares: z.array(z.strictObject({ at: z.string(), by: doneBy, way: z.enum(SHARE_WAYS) })),
  /** What the back office did with it for the agency, oldest first; the reason is empty once the personal data are erased. */
  house_acts: z.array(z.strictObject({ at: z.string(), kind: z.enum(HOUSE_ACT_KINDS), reason: z.string() })),
  /** Until when the booking can be voided with a full refund, ISO 8601, UTC; null where it cannot (any more). */
  void_until: z.string().nullable(),
  /** The latest request to the back office; null where none was made. */
  refund_request: z
    .strictObject({
      state: z.enum(REFUND_REQUEST_STATES),
      /** ISO 8601, UTC. */
      created: z.string(),
      /** What the back office has written. */
      note: z.string(),
      /** Major units of the booking's currency; null until settled. */
      refund_amount: z.number().nullable(),
      /** Keys of passengers and, from 0, the directions that it is about; null where it is about the whole booking. */
      part: part.nullable(),
    })
    .nullable(),
  /** What of whom may be asked back of the back office, where it may be asked about less than the whole; else null. */
  askable: z
    .strictObject({
      passengers: part,
      /** Whether directions may be asked about apart from each other. */
      is_by_direction: z.boolean(),
    })
    .nullable(),
  /** What came back to the deposit, major units, and what was kept; null where nothing did. */
  refund: z
    .strictObject({
      amount: z.number(),
      penalty: z.number(),
      currency: z.enum(CURRENCIES),
      /** ISO 8601, UTC. */
      at: z.string(),
    })
    .nullable(),
  /** Each time that something came back to the deposit, oldest first. */
  refunds: z.array(
    z.strictObject({
      /** That of its event, ISO 8601, UTC. */
      at: z.string(),
      /** Major units of the booking's currency. */
      amount: z.number(),
      /** Of whom and, from 0, of which directions: none where it was all that they had left. Empty where that was not written down. */
      parts: part,
    }),
  ),
  /** What a void, or the refund of a flight that its airline has cancelled, gives back to the deposit: all that is left of the price, major units. */
  whole_back: z.number(),
  /** What the customer would get back of a void and of a refund by the rules now, major units; null where that is what comes back to the deposit. */
  customer_back: z
    .strictObject({
      void: z.number().nullable(),
      by_rules: z.number().nullable(),
      /** By which each passenger's part of a refund is counted (`customerRefund`). */
      sold: z.array(
        z.strictObject({
          ...{ key: z.string(), cost: z.number(), selling: z.number(), kept: z.number() },
          /** What of each direction's cost is flown. */
          used: z.array(z.number()),
        }),
      ),
    })
    .nullable(),
  /** What giving it up pays now while a change of the airline's waits for an answer, major units; null where none does, or nothing was paid. */
  change_back: z
    .strictObject({
      deposit: z.number(),
      customer: z.number(),
      /** Whether something of what was paid is flown, or was given back before, and is not in it. */
      is_part: z.boolean(),
    })
    .nullable(),
  /** Passengers of whom something may be put right now: whether the name too, and the document types that these flights accept. */
  correctable: z.array(z.strictObject({ key: z.string(), name: z.boolean(), documents: z.array(z.string()) })),
  /** Whether the seats of an unpaid booking may be held longer; null where it is not unpaid, its time is over, or a change waits for an answer. */
  longer_hold: z.enum(HOLD_OUTLOOKS).nullable(),
  /** What was sent to the customer, oldest first. */
  mails: sentMails,
  /** Whether the payer's e-mail address is the agency's own, which stands in for a payer without one. */
  payer_email_is_agencys: z.boolean(),
  /** In which language the customer was last met; null where nothing says it. */
  customer_locale: z.enum(LOCALES).nullable(),
  /** Directions, from 0, of which each of a passenger's tickets has flights, in the order of the tickets. */
  ticket_directions: z.array(z.array(z.int())),
  /** What it is sold for, beside what it costs. */
  selling: bookingSelling,
});
export type PortalBooking = z.infer<typeof portalBooking>;

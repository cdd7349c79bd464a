import { z } from "zod";
import { BOOKING_STATUSES } from "@/lib/domain/booking/booking-status";
import { LIST_FORMATS } from "@/lib/domain/passenger-lists/list-formats";
import { LIST_STATES, MADE_STATES } from "@/lib/domain/passenger-lists/list-state";
import { AGE_GROUPS } from "@/lib/domain/passengers/passengers";
import { SALE_STATES } from "@/lib/domain/schedule/seats/sale-limits";
import { CHANGE_KINDS } from "@/lib/domain/schedule-change/kinds";
import { CHANGE_STATES } from "@/lib/domain/schedule-change/states";
import { pageNumber, pageOf } from "../../paging";
import { doneBy } from "../../portal/done-by";
import { airportCode, dateText } from "../../shared";
import { cancellationItem } from "./cancellation";
import { departureSales } from "./departure-sales";
import { saleLimitItem } from "./sale-limits";

/** Shapes of the back office's pages of departures and of their passenger lists. Moments are ISO 8601, UTC; local times `YYYY-MM-DDTHH:MM`. */

const moment = z.string();
const carrierCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{2}$/, "airline");

/** Query of GET /api/operator/departures. */
export const departureQuery = z.object({
  /** Local day of departure. */
  date: dateText,
  carrier: carrierCode.optional(),
  from: airportCode.optional(),
  to: airportCode.optional(),
  /** `HY271`, or its number alone. */
  flight: z.string().trim().toUpperCase().max(10).optional(),
  /** `1` leaves out departures on which nobody has booked here. */
  booked: z.enum(["0", "1"]).default("0"),
  page: pageNumber,
});
export type DepartureQuery = z.output<typeof departureQuery>;

/** `gone` is not flown any more, and people are booked on it; `past` is over, and its seats are all that is known of it. */
export const DEPARTURE_STATES = ["scheduled", "gone", "past"] as const;

const departureItem = z.strictObject({
  /** As addresses name it. */
  id: z.string(),
  /** `HY271`, the flight that is flown. */
  flight: z.string(),
  carrier: z.string(),
  date: z.string(),
  origin: z.string(),
  destination: z.string(),
  state: z.enum(DEPARTURE_STATES),
  /** Local; null where it is not in the schedule. */
  departs: z.string().nullable(),
  arrives: z.string().nullable(),
  /** IATA code; empty where it is not known. */
  aircraft: z.string(),
  /** Seats of the aircraft; 0 where they are not known. */
  capacity: z.int(),
  /** Seats that are paid for, those that the demonstration has invented among them. */
  sold: z.int(),
  /** Seats of `sold` that no booking stands behind. */
  invented: z.int(),
  /** Seats that are booked and not paid. */
  held: z.int(),
  /** What is left; 0 where more are sold than there are, or the house lets it sell. */
  free: z.int(),
  /** What the house has said of its sale. */
  sale: z.enum(SALE_STATES),
  /** Bookings of which a change of the airline's waits for an answer. */
  changed: z.int(),
  /** Seats that are sold and are not there. */
  oversold: z.int(),
  list: z.strictObject({ state: z.enum(LIST_STATES), next_due: moment.nullable() }),
});
export type DepartureItem = z.infer<typeof departureItem>;

/** Answer of GET /api/operator/departures: in the order of departure. */
export const departurePage = pageOf(departureItem).extend({
  /** Sums over all departures that were found. */
  sum: z.strictObject({ capacity: z.int(), sold: z.int(), held: z.int() }),
  /** Carriers, whatever the day and filter, whose flights are in the schedule and not on sale because nobody has confirmed how they get their passengers. */
  unconfirmed: z.array(z.string()),
});
export type DeparturePage = z.infer<typeof departurePage>;

const madeList = z.strictObject({
  id: z.string(),
  number: z.int(),
  kind: z.enum(["pnl", "adl"]),
  /** Hours before departure for which it was made; null where somebody asked for it. */
  due_hours: z.int().nullable(),
  channel: z.enum(["mail", "download"]),
  state: z.enum(MADE_STATES),
  failure: z.string().nullable(),
  passengers: z.int(),
  added: z.int(),
  deleted: z.int(),
  changed: z.int(),
  /** SHA-256 of its message, hexadecimal. */
  hash: z.string(),
  made: moment,
  made_by: doneBy,
  sent: moment.nullable(),
  confirmed: moment.nullable(),
  confirmed_by: doneBy.nullable(),
  /** Whether its names are kept still. */
  is_open: z.boolean(),
});
export type MadeList = z.infer<typeof madeList>;

export const listWay = z.strictObject({
  id: z.int(),
  carrier: z.string(),
  way: z.enum(["mail", "fetched", "invented"]),
  addresses: z.array(z.string()),
  offsets: z.array(z.int()),
  reason: z.string(),
  /** `taken_over`: in force since before ways were asked for, though nobody has confirmed it. */
  state: z.enum(["waiting", "in_force", "taken_over"]),
  declared: moment,
  declared_by: doneBy,
  /** Whether whoever asks has declared it. */
  is_own: z.boolean(),
  confirmed: moment.nullable(),
  confirmed_by: doneBy.nullable(),
});
export type ListWayItem = z.infer<typeof listWay>;

/** Answer of GET /api/operator/departures/{id}. */
export const departureDetail = departureItem.extend({
  /** The one that waits for a second person, or the last that was confirmed. */
  cancellation: cancellationItem.nullable(),
  classes: z.array(
    z.strictObject({
      booking_class: z.string(),
      cabin: z.enum(["E", "B"]),
      sold: z.int(),
      held: z.int(),
      /** What the class may still sell today; null where the departure is not in the schedule. */
      free: z.int().nullable(),
    }),
  ),
  /** What the house lets it sell at most, the whole departure first. */
  limits: z.array(saleLimitItem),
  agencies: z.array(z.strictObject({ code: z.string(), name: z.string(), bookings: z.int(), sold: z.int(), held: z.int() })),
  sales: departureSales,
  /** Who boards here, without names. */
  passengers: z.array(
    z.strictObject({
      id: z.string(),
      booking_id: z.string(),
      booking_number: z.string(),
      agency: z.string(),
      status: z.enum(BOOKING_STATUSES),
      age: z.enum(AGE_GROUPS),
      booking_class: z.string(),
      destination: z.string(),
      /** Null until it is issued. */
      ticket: z.string().nullable(),
    }),
  ),
  /** Seats of people who have boarded before. */
  through: z.int(),
  changes: z.array(z.strictObject({ kind: z.enum(CHANGE_KINDS), state: z.enum(CHANGE_STATES), bookings: z.int() })),
  oversales: z.array(z.strictObject({ cabin: z.enum(["E", "B"]), authorised: z.int(), sold: z.int(), bookings: z.array(z.string()) })),
  /** How its carrier gets the list; null where nobody has confirmed it. */
  way: listWay.nullable(),
  lists: z.array(madeList),
});
export type DepartureDetail = z.infer<typeof departureDetail>;

/** Answer of POST /api/operator/departures/{id}/passengers, which the audit log tells of. */
export const passengerNames = z.strictObject({ names: z.array(z.strictObject({ id: z.string(), name: z.string() })) });
export type PassengerNames = z.infer<typeof passengerNames>;

const reason = z.string().trim().min(3, "reason_words").max(300);

/** Body of POST /api/operator/departures/{id}/lists: a list is made now. */
export const makeListRequest = z.object({ reason });
export type MakeListRequest = z.input<typeof makeListRequest>;

/** Its answer. */
export const listMade = z.strictObject({ id: z.string(), number: z.int() });
export type ListMade = z.infer<typeof listMade>;

/** Body of POST /api/operator/passenger-lists/{id}/file, which the audit log tells of. */
export const listFileRequest = z.object({ format: z.enum(LIST_FORMATS) });

/** Body of POST /api/operator/passenger-lists/{id}/confirm: who at the carrier has it, or how it was handed over. */
export const confirmListRequest = z.object({ reason });
export type ConfirmListRequest = z.input<typeof confirmListRequest>;

/** Answer of GET /api/operator/today/flights: departures of the next 72 hours. */
export const nextFlights = z.strictObject({
  /** Those on which somebody has booked here, in the order of departure; the first of them. */
  items: z.array(departureItem),
  /** How many there are. */
  total: z.int(),
  /** All departures, by their local day. */
  days: z.array(
    z.strictObject({
      date: z.string(),
      departures: z.int(),
      /** On which somebody has booked here. */
      booked: z.int(),
      capacity: z.int(),
      sold: z.int(),
      held: z.int(),
    }),
  ),
});
export type NextFlights = z.infer<typeof nextFlights>;

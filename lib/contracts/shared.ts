import { z } from "zod";
import { isDate } from "@/lib/domain/dates";

/** Schemas shared by the requests and responses of the interface (interface.md). Responses are strict: no field unknown, none missing. */

/** `YYYY-MM-DD`, a day that exists. */
export const dateText = z.string().refine(isDate, "date");
/** `YYYY-MM-DD HH:MM:SS` */
export const dateTimeText = z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);

export const intlText = z.strictObject({ uz: z.string().nullable(), en: z.string().nullable(), ru: z.string().nullable() });
export const notice = z.strictObject({ uz: z.string(), en: z.string(), ru: z.string() });

export const country = z.strictObject({ code: z.string().length(2), title: z.string(), title_intl: intlText });

export const airport = z.strictObject({
  code: z.string().length(3),
  title: z.string(),
  title_intl: intlText,
  city: z.string(),
  city_intl: intlText,
  country,
});
export const segmentAirport = airport.extend({ terminal: z.string().nullable() });

const carriage = z.strictObject({ piece: z.int(), weight: z.int() });

export const segment = z.strictObject({
  departure: z.strictObject({ datetime: dateTimeText, airport: segmentAirport }),
  arrival: z.strictObject({ datetime: dateTimeText, airport: segmentAirport }),
  airline: z.strictObject({ code: z.string(), title: z.string() }),
  service_class: z.enum(["E", "B"]),
  flight_number: z.string(),
  travel_time: z.int(),
  transfer_time: z.int().nullable(),
  aircraft: z.string(),
  refund: z.boolean(),
  change: z.boolean(),
  handbags: carriage,
  baggage: carriage.nullable(),
  comment: z.string(),
  technical_stops: z.array(
    z.strictObject({
      airport: z.strictObject({ code: z.string(), title: z.string(), city: z.string(), country: z.string() }),
      arrival_datetime: dateTimeText,
      departure_datetime: dateTimeText,
      duration: z.int(),
    }),
  ),
  information_for_clients: z.array(notice),
});
export const offerSegment = segment.extend({ seats: z.int() });

function directionOf<Item extends z.ZodType>(item: Item) {
  return z.strictObject({
    departure: z.strictObject({ datetime: dateTimeText, airport }),
    arrival: z.strictObject({ datetime: dateTimeText, airport }),
    travel_time: z.int(),
    transfer_time: z.int().nullable(),
    route_duration: z.int(),
    segments: z.array(item),
  });
}
export const offerDirection = directionOf(offerSegment);
export const bookingDirection = directionOf(segment);

/** What every successful answer is wrapped in. */
export function envelope<Data extends z.ZodType>(data: Data) {
  return z.strictObject({
    request_id: z.string(),
    created_at: z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/),
    message: z.literal("The request was completed successfully."),
    data,
  });
}

export const errorEnvelope = z.strictObject({
  request_id: z.string(),
  created_at: z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/),
  error_code: z.int(),
  message: z.string(),
  data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
});
export type ErrorEnvelope = z.infer<typeof errorEnvelope>;

/**
 * Where the fields of SSIM chapter 7 records stand: first and last column, counted from 1, both included.
 * Source: IATA Standard Schedules Information Manual, chapter 7 (fixed records of 200 bytes).
 */
export const RECORD_LENGTH = 200;

export type Columns = readonly [first: number, last: number];

/** Type 1, the header of a file. */
export const HEADER = { title: [2, 35], dataSetSerial: [192, 194], serial: [195, 200] } as const;

/** Type 2, the carrier and season that the following legs belong to. */
export const CARRIER = {
  time_mode: [2, 2],
  airline: [3, 5],
  season: [11, 13],
  valid_from: [15, 21],
  valid_to: [22, 28],
  created: [29, 35],
  released: [65, 71],
  status: [72, 72],
  serial: [195, 200],
} as const;

/** Type 3, one leg. */
export const LEG = {
  suffix: [2, 2],
  airline: [3, 5],
  flight_number: [6, 9],
  variation: [10, 11],
  leg_sequence: [12, 13],
  service_type: [14, 14],
  period_from: [15, 21],
  period_to: [22, 28],
  days_of_operation: [29, 35],
  frequency: [36, 36],
  origin: [37, 39],
  departure_time: [40, 43],
  aircraft_departure_time: [44, 47],
  departure_utc_offset: [48, 52],
  departure_terminal: [53, 54],
  destination: [55, 57],
  aircraft_arrival_time: [58, 61],
  arrival_time: [62, 65],
  arrival_utc_offset: [66, 70],
  arrival_terminal: [71, 72],
  aircraft: [73, 75],
  booking_designators: [76, 95],
  variation_overflow: [128, 128],
  traffic_restriction: [150, 160],
  configuration: [173, 192],
  departure_day: [193, 193],
  arrival_day: [194, 194],
  serial: [195, 200],
} as const;

/** Type 5, the end of a carrier's records. */
export const TRAILER = { airline: [3, 5], check: [188, 193], ending: [194, 194], serial: [195, 200] } as const;

/** The text in these columns, blanks included. */
export function cut(line: string, [first, last]: Columns): string {
  return line.slice(first - 1, last);
}

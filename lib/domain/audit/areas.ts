import { BOOKING_ACTIONS, type BookingAction } from "../booking/booking-status";
import type { HouseArea } from "../house/rights";
import { AUDIT_ACTIONS, type AuditAction, type LoggedAction } from "./actions";

/** Parts of the back office that what the log lists is found by. */
export const AUDIT_AREAS = [
  "bookings",
  "refunds",
  "flights",
  "schedule",
  "agencies",
  "money",
  "stock",
  "people",
  "house",
] as const satisfies readonly HouseArea[];
export type AuditArea = (typeof AUDIT_AREAS)[number];

const REFUNDING: readonly BookingAction[] = [
  "void",
  "refund",
  "refund_partly",
  "refund_passengers",
  "refund_directions",
  "request_refund",
  "settle_refund",
  "settle_refund_partly",
  "reject_refund",
];
const RESCHEDULING: readonly BookingAction[] = ["airline_cancel", "change_flights", "cancel_flights", "remind_change", "settle_change"];

/** How names of the log's actions begin, area by area; the first that fits counts. What fits none is the house's own. */
const BEGINNINGS: readonly (readonly [AuditArea, RegExp])[] = [
  ["bookings", /^(booking|bookings|quote|screen|selling_price|house_note|passenger_data)_/],
  ["refunds", /^refund_/],
  ["flights", /^(flight|departure|sale_limit|holds|passenger_list|passenger_lists|passenger_names|passengers_written)(_|$)/],
  ["schedule", /^(schedule|inbox)_/],
  ["agencies", /^(partner|agency_letter|terms|legal_details|rate_limits|logo|brand|mail_settings|selling_rules|callback|key)_/],
  ["money", /^(deposit|low_balance|currency|proposal|bank|day|act)_/],
  ["stock", /^ticket_stock_/],
  [
    "people",
    /^(signed|sign_in|token|password|passwords|second_factor|enrolment_code|recovery_code|recovery_codes|session|user|invitation|passengers?|passenger_book|saved_passenger|personal_data)_/,
  ],
];

function areaOfRecorded(action: AuditAction): AuditArea {
  return BEGINNINGS.find(([, beginning]) => beginning.test(action))?.[0] ?? "house";
}

function areaOfChange(action: BookingAction): AuditArea {
  if (REFUNDING.includes(action)) return "refunds";
  return RESCHEDULING.includes(action) ? "schedule" : "bookings";
}

/** What the log lists of an area. */
export function actionsOfArea(area: AuditArea): LoggedAction[] {
  return [
    ...AUDIT_ACTIONS.filter((action) => areaOfRecorded(action) === area),
    ...BOOKING_ACTIONS.filter((action) => areaOfChange(action) === area),
  ];
}

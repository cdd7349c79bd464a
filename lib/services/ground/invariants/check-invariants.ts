import { z } from "zod";
import { BOOKING_STATUSES, type BookingAction, LIVE_STATUSES, TRANSITIONS } from "@/lib/domain/booking/booking-status";
import { EVENT_OF_ACTION } from "@/lib/domain/webhooks/event-types";
import { INVARIANTS } from "./all-invariants";
import type { Facts, Invariant } from "./invariant";

/** Runs one statement and gives its rows. All of a check should see the database at one moment: see `readOneMoment` of lib/db.ts. */
export type ReadRows = (sql: string, values: readonly string[]) => Promise<unknown[]>;

export interface CheckedInvariant {
  name: string;
  holds: string;
  /** How much was looked at. */
  counted: number;
  violations: number;
  /** The first of them, in the order of their ids. */
  examples: { id: string; detail: string }[];
  ms: number;
}

interface Check {
  read: ReadRows;
  now: Date;
  /** What is late by no more than this is on its way. */
  patienceMinutes?: number;
  invariants?: readonly Invariant[];
}

/** How many violations are named. */
const EXAMPLES = 20;
const PATIENCE_MINUTES = 15;

const row = z.object({ id: z.string(), detail: z.string() });
const found = z.tuple([z.object({ counted: z.coerce.number(), violations: z.coerce.number(), examples: z.array(row) })]);

/** Checks the database against every invariant (or some of them), and writes nothing. Broken ones are no error: they are the result. */
export async function checkInvariants({
  read,
  now,
  patienceMinutes = PATIENCE_MINUTES,
  invariants = INVARIANTS,
}: Check): Promise<CheckedInvariant[]> {
  const facts = JSON.stringify(factsAt(now, patienceMinutes));
  const checked: CheckedInvariant[] = [];
  for (const { name, holds, counts, broken } of invariants) {
    const began = performance.now();
    const [result] = found.parse(await read(statementOf({ counts, broken }), [facts]));
    checked.push({ name, holds, ...result, ms: Math.round(performance.now() - began) });
  }
  return checked;
}

function statementOf({ counts, broken }: Pick<Invariant, "counts" | "broken">): string {
  return `
    with given as (select $1::jsonb as facts),
         broken as materialized (${broken})
    select (${counts}) as counted, (select count(*) from broken) as violations,
           (select coalesce(json_agg(first), '[]') from (select id, detail from broken order by id limit ${EXAMPLES}) first) as examples`;
}

const FULL_REFUNDS: readonly BookingAction[] = ["fail_ticketing", "void"];
const REFUNDS: readonly BookingAction[] = [
  ...FULL_REFUNDS,
  "refund",
  "refund_partly",
  "settle_refund",
  "settle_refund_partly",
  "refund_passengers",
  "refund_directions",
];

/** The rules of the product as the invariants' queries read them. */
function factsAt(now: Date, patienceMinutes: number): Facts {
  return {
    now: now.getTime(),
    patienceMinutes,
    liveStatuses: LIVE_STATUSES,
    refundingActions: REFUNDS,
    fullRefundActions: FULL_REFUNDS,
    transitions: BOOKING_STATUSES.flatMap((status) =>
      Object.entries(TRANSITIONS[status]).map(([action, next]) => ({ status, action, next })),
    ),
    eventTypes: EVENT_OF_ACTION,
  };
}

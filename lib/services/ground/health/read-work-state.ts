import { z } from "zod";
import { runStatement } from "@/lib/db";
import { STOCK_IS_LOW } from "./stock-is-low";

const counted = z.coerce.number();

const state = z.object({
  /** Jobs by task: those due that nobody has taken, those at work, those that have given up, and how long the oldest due one has waited. */
  jobs: z.array(z.object({ task: z.string(), due: counted, held: counted, given_up: counted, oldest_seconds: counted })),
  /** Jobs that changes have left and nobody has relayed to the queue. */
  outbox: counted,
  /** Unpaid bookings that hold seats, and those of them whose time is over. */
  holds: counted,
  overdue_holds: counted,
  paid: counted,
  /** Deliveries to partners' endpoints that are still to be made, and how long the first one is overdue. */
  deliveries: counted,
  oldest_delivery_seconds: counted,
  /** Attempts of the last five minutes by what came of them: `2xx` … `5xx`, or `none` where no answer came. */
  attempts: z.array(z.object({ outcome: z.string(), count: counted })),
  oversales: counted,
  /** Ticket numbers left, by carriers that have or had an open stock, and whether so few that Today says so; and paid bookings that wait for tickets of one that has too few. */
  stocks: z.array(z.object({ carrier: z.string(), numbers: counted, is_low: z.boolean() })),
  without_stock: counted,
});

export type WorkState = z.output<typeof state>;

const READ = {
  name: "work_state",
  text: `
    select (select coalesce(json_agg(j), '[]') from (
              select task_identifier as task,
                     count(*) filter (where locked_at is null and attempts < max_attempts and run_at <= now()) as due,
                     count(*) filter (where locked_at is not null) as held,
                     count(*) filter (where locked_at is null and attempts >= max_attempts) as given_up,
                     coalesce(extract(epoch from now() - min(run_at) filter (where locked_at is null and attempts < max_attempts and run_at <= now())), 0)
                       as oldest_seconds
                from graphile_worker.jobs group by 1) j) as jobs,
           (select count(*) from job_outbox) as outbox,
           (select count(*) from booking where status = 'booked') as holds,
           (select count(*) from booking where status = 'booked' and expires_at < now()) as overdue_holds,
           (select count(*) from booking where status = 'paid') as paid,
           (select count(*) from webhook_delivery where state = 'pending') as deliveries,
           (select coalesce(greatest(0, extract(epoch from now() - min(next_at))), 0) from webhook_delivery where state = 'pending')
             as oldest_delivery_seconds,
           (select coalesce(json_agg(a), '[]') from (
              select case when status is null then 'none' else left(status::text, 1) || 'xx' end as outcome, count(*) as count
                from webhook_attempt where id > (select coalesce(max(id), 0) - 100000 from webhook_attempt) and started_at > now() - interval '5 minutes'
               group by 1) a) as attempts,
           (select count(*) from oversale) as oversales,
           (select coalesce(json_agg(s), '[]') from (
              select carrier, sum(last_number - next_number + 1) as numbers, ${STOCK_IS_LOW} as is_low
                from ticket_stock where closed_at is null group by 1) s) as stocks,
           (select count(distinct b.id) from booking b join ticket t on t.booking_id = b.id left join ticket_stock_left l on l.carrier = t.carrier
             where b.status = 'paid' and t.ticket_number is null and l.carrier is null and t.provider = 'house') as without_stock`,
};

/** What waits to be done, as the database has it: for metrics. */
export async function readWorkState(): Promise<WorkState> {
  const [row] = await runStatement(READ, []);
  return state.parse(row);
}

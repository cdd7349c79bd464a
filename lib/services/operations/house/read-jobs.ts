import { z } from "zod";
import type { HousePage } from "@/lib/contracts/operator/house";
import { db } from "@/lib/db";

const rows = z.array(z.object({ task: z.string(), due: z.int(), at_work: z.int(), given_up: z.int(), oldest_seconds: z.int() }));

/** Jobs of the queue by task: those that are due, at work, or have given up after all their attempts. */
export async function readJobs(): Promise<HousePage["jobs"]> {
  return rows.parse(
    await db().$queryRaw`
      select task, due, at_work, given_up, oldest_seconds from (
        select task_identifier as task,
               count(*) filter (where locked_at is null and attempts < max_attempts and run_at <= now())::int as due,
               count(*) filter (where locked_at is not null)::int as at_work,
               count(*) filter (where locked_at is null and attempts >= max_attempts)::int as given_up,
               coalesce(extract(epoch from now() - min(run_at) filter (where locked_at is null and attempts < max_attempts and run_at <= now())), 0)::int
                 as oldest_seconds
          from graphile_worker.jobs group by 1) j
       where due + at_work + given_up > 0 order by given_up desc, due desc, task`,
  );
}

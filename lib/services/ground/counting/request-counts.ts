import { z } from "zod";
import { runStatement } from "@/lib/db";
import type { LimitStore } from "./request-limiter";

/** How many windows the clock of one server may be ahead of another's. */
const AHEAD = 2;

const COUNT = {
  name: "count_requests",
  text: `
    insert into rate_window as w (key, second, points) values ($1, $2, $3)
    on conflict (key) do update
       set second = case when w.second between excluded.second and excluded.second + ${AHEAD} then w.second else excluded.second end,
           points = case when w.second between excluded.second and excluded.second + ${AHEAD} then w.points + excluded.points
                         else excluded.points end
    returning w.points`,
};

const counted = z.tuple([z.object({ points: z.int() })]);

/** Counts in the table rate_window, in one statement: servers whose clocks differ a little count in the later window. */
export const requestCounts: LimitStore = {
  async count(key, window, points) {
    return counted.parse(await runStatement(COUNT, [key, window, points]))[0].points;
  },
};

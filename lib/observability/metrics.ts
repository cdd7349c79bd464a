import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { databaseState } from "@/lib/db";
import { factOf } from "@/lib/util/process-facts";
import { processWide } from "@/lib/util/process-wide";
import { eventLoopLag } from "./event-loop";

/** Seconds; searches take milliseconds, bookings tens, and nothing may take longer than eight seconds (docs/operating.md). */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 8];

/** Every metric of a process. Labels have few values each: operations, statuses, kinds; never what a caller has sent. */
function makeMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: "parvoz_" });
  gauge(
    registry,
    "parvoz_event_loop_lag_seconds",
    "How much later than asked for the event loop comes round, averaged over a moment",
    () => eventLoopLag() / 1000,
  );
  gauge(registry, "parvoz_database_away", "1 while the database does not answer and callers are refused", () =>
    Number(databaseState().isAway),
  );
  gauge(registry, "parvoz_pool_connections_open", "Database connections that are open", () => databaseState().open);
  gauge(registry, "parvoz_pool_connections_idle", "Of the open database connections, those that nobody uses", () => databaseState().idle);
  gauge(registry, "parvoz_pool_connections_max", "Database connections that may be open", () => databaseState().most);
  gauge(registry, "parvoz_pool_waiting", "Requests that wait for a database connection", () => databaseState().waiting);
  gauge(registry, "parvoz_snapshot_version", "Version of the schedule that searches are made from", () => factOf("snapshot_version"));
  gauge(
    registry,
    "parvoz_snapshot_unconfirmed_seconds",
    "Since when nobody has made sure that the schedule in memory is the newest",
    sinceConfirmed,
  );
  return {
    registry,
    requests: new Counter({ name: "parvoz_requests_total", help: "Responses", labelNames: ["operation", "status"], registers }),
    seconds: new Histogram({
      name: "parvoz_request_seconds",
      help: "From a request's header to the end of its response",
      labelNames: ["operation"],
      buckets: BUCKETS,
      registers,
    }),
    shed: new Counter({ name: "parvoz_requests_shed_total", help: "Requests refused at the door", labelNames: ["reason"], registers }),
    inFlight: new Gauge({ name: "parvoz_requests_in_flight", help: "Requests at work", registers }),
    jobs: new Counter({ name: "parvoz_jobs_total", help: "Jobs that ended", labelNames: ["task", "outcome"], registers }),
    laneSilent: new Gauge({
      name: "parvoz_lane_silent_seconds",
      help: "How long no look for jobs of the lane has succeeded; 0 while all its places are taken",
      labelNames: ["lane"],
      registers,
    }),
    jobSeconds: new Histogram({
      name: "parvoz_job_seconds",
      help: "How long a job was worked on",
      labelNames: ["task"],
      buckets: BUCKETS,
      registers,
    }),
  };
}

export type Metrics = ReturnType<typeof makeMetrics>;

/** The metrics of this process, made on first use. */
export function metrics(): Metrics {
  return processWide("metrics", makeMetrics);
}

/** A gauge that is asked when somebody reads the metrics; left out while there is nothing to say. */
export function gauge(registry: Registry, name: string, help: string, read: () => number | null): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      const value = read();
      if (value === null) this.remove();
      else this.set(value);
    },
  });
}

function sinceConfirmed(): number | null {
  const at = factOf("snapshot_confirmed_at");
  return at === null ? null : Math.max(0, (Date.now() - at) / 1000);
}

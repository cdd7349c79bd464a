import { airlineCancellationJob, disruptionJob, type QueuedJob } from "@/lib/services/ground/outbox/job-names";
import type { Disruption } from "@/lib/suppliers/port/disruptions";

interface Disrupted {
  bookingId: string;
  /** What will become of the booking by itself; null for nothing. */
  disruption: Disruption | null;
  /** What has just happened to it. */
  after: Disruption["after"];
  now: Date;
}

/** Jobs that let happen what the supplier already knows, where it follows what has just happened. */
export function disruptionJobs({ bookingId, disruption, after, now }: Disrupted): QueuedJob[] {
  if (disruption?.after !== after) return [];
  const at = new Date(now.getTime() + disruption.afterSeconds * 1000);
  return [disruption.kind === "airline_cancelled" ? airlineCancellationJob(bookingId, at) : disruptionJob(bookingId, at)];
}

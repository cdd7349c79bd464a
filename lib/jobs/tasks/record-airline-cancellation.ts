import { TASKS } from "@/lib/jobs/names";
import { recordAirlineCancellation } from "@/lib/services/booking/record-airline-cancellation";

export async function recordAirlineCancellationTask(payload: unknown): Promise<void> {
  await recordAirlineCancellation({ ...TASKS.record_airline_cancellation.parse(payload), now: new Date() });
}

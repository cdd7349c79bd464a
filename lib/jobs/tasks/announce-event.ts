import { TASKS } from "@/lib/jobs/names";
import { announceEvent } from "@/lib/services/callbacks/announce-event";

export async function announceEventTask(payload: unknown): Promise<void> {
  await announceEvent({ ...TASKS.announce_event.parse(payload), now: new Date() });
}

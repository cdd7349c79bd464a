import { z } from "zod";
import { keptSegment } from "@/lib/domain/booking/parse-snapshot";
import type { ChangedDirection } from "@/lib/domain/schedule-change/current-journey";

const changedDirections = z.array(z.object({ direction: z.int(), old: z.array(keptSegment), new: z.array(keptSegment).nullable() }));

/** The column schedule_change.directions. @throws ZodError where it holds none */
export function directionsOf(json: unknown): ChangedDirection[] {
  return changedDirections.parse(json);
}

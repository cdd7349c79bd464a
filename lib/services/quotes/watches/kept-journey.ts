import { z } from "zod";

const journey = z.array(z.strictObject({ from: z.string(), to: z.string(), date: z.string() }));

/** Ends and local day of each direction, as the row of a watch has them. @throws ZodError */
export function parseJourney(json: unknown): z.infer<typeof journey> {
  return journey.parse(json);
}

import { z } from "zod";
import { ACTOR_KINDS } from "@/lib/domain/audit/actions";

/** Who did something; the name is that of a person or a key, null where it is none, or is gone. */
export const doneBy = z.strictObject({ kind: z.enum(ACTOR_KINDS), name: z.string().nullable() });
export type DoneBy = z.infer<typeof doneBy>;

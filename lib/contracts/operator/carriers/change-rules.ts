import { z } from "zod";
import { UNANSWERED_DEFAULTS } from "@/lib/domain/schedule-change/limits";
import { reasonText } from "../proposals";

/** A day: who moves by more has cancelled and flies another flight. */
const MOST_MINUTES = 1_440;
const minutes = z.int().min(0).max(MOST_MINUTES);

/** Body of POST /api/operator/change-rules: what a carrier changes without asking, and what holds where nobody answers. */
export const changeRuleRequest = z.object({
  carrier: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9]{2}$/),
  later_minutes: minutes,
  earlier_minutes: minutes,
  unanswered: z.enum(UNANSWERED_DEFAULTS),
  reason: reasonText,
});
export type ChangeRuleRequest = z.infer<typeof changeRuleRequest>;

const rule = z.strictObject({
  carrier: z.string(),
  name: z.string(),
  later_minutes: z.int(),
  earlier_minutes: z.int(),
  unanswered: z.enum(UNANSWERED_DEFAULTS),
  /** False where the carrier has none of its own. */
  is_own: z.boolean(),
});
export type ChangeRuleItem = z.infer<typeof rule>;

/** Answer of GET and POST: carriers that fly by the schedule or have a rule, by code. */
export const changeRules = z.strictObject({
  rules: z.array(rule),
  /** Minimum connecting times where an airport has none of its own: domestic or international on either side, minutes. */
  connections: z.strictObject({ DD: z.int(), DI: z.int(), ID: z.int(), II: z.int() }),
});
export type ChangeRules = z.infer<typeof changeRules>;

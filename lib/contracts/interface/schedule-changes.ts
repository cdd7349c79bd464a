import { z } from "zod";
import { CHANGE_KINDS } from "@/lib/domain/schedule-change/kinds";
import { CHANGE_STATES } from "@/lib/domain/schedule-change/states";
import { dateTimeText, segment } from "../shared";

const UTC = "UTC, `YYYY-MM-DD HH:MM:SS`";
const directionIndex = z.int().describe("Direction of the journey, from 0");

const changedDirection = z
  .strictObject({
    direction: directionIndex,
    old: z.array(segment).describe("Its flights as they were known: booked, accepted or told since"),
    new: z.array(segment).nullable().describe("Its flights as the airline flies them now; null where one of them is gone"),
  })
  .meta({ id: "ScheduleChangeDirection", description: "One way of the journey before and after the airline's change" });

const alternative = z
  .strictObject({
    id: z.string().describe("Id of the alternative, for `choose`; another one where its flights change"),
    directions: z
      .array(
        z
          .strictObject({ direction: directionIndex, segments: z.array(segment).describe("Its flights") })
          .describe("One way of the journey"),
      )
      .describe(
        "The changed directions as they would be flown, those included that stay as they are flown now, and directions that are exchanged with them because they could not be reached any more; all others stay",
      ),
  })
  .meta({ id: "ScheduleAlternative", description: "Other flights in place of the changed ones, without charge" });

/** One change of the airline's that touched a booking. */
export const scheduleChange = z
  .strictObject({
    id: z.string().describe("Id of the change"),
    kind: z.enum(CHANGE_KINDS).describe("What has changed; the gravest where it is several things"),
    state: z
      .enum(CHANGE_STATES)
      .describe(
        "`told` is applied already; `open` waits for an answer; `accepted`, `chosen` and `refunded` are answered; `superseded` was replaced or taken back by a later change; `ended`: the booking was cancelled or returned without an answer to it",
      ),
    escalated: z.boolean().describe("Whether half of the time for an answer has passed without one"),
    created: dateTimeText.describe(`When it became known, ${UTC}`),
    deadline: dateTimeText
      .nullable()
      .describe(`When the airline's own default is applied to an open one, ${UTC}; null where nothing is asked`),
    settled: dateTimeText.nullable().describe(`When it was settled, ${UTC}; null while open`),
    minutes: z
      .int()
      .nullable()
      .describe("How much later (earlier where negative) it departs or arrives than `old`, the larger of both; null where no time moves"),
    directions: z.array(changedDirection).describe("The directions that it touches"),
    options: z
      .strictObject({
        accept: z.boolean().describe("Whether the new flights may be accepted"),
        refund: z.boolean().describe("Whether everything paid may be had back"),
        unanswered: z
          .enum(["accept", "refund", "cancel"])
          .nullable()
          .describe(
            "What happens without an answer at the deadline: `cancel` is an unpaid booking that ends by itself; null where nothing is asked",
          ),
        alternatives: z.array(alternative).describe("Flights that may be chosen in their place; looked up at every reading"),
      })
      .describe("What may be answered now; nothing unless it is open"),
  })
  .meta({ id: "ScheduleChange", description: "A change of the airline's schedule that touches a booking" });
export type ScheduleChange = z.infer<typeof scheduleChange>;

/** Body of POST …/schedule-changes/{changeId}/choose. */
export const chooseAlternative = z
  .object({ alternative: z.string().min(1).max(500).describe("Id of one of `options.alternatives`") })
  .meta({ id: "AlternativeRequest", description: "Which of the alternatives is taken" });
export type ChooseAlternative = z.input<typeof chooseAlternative>;

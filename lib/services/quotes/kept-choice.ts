import { z } from "zod";
import { conditions, keptDirections, ticketGroup } from "@/lib/domain/booking/parse-snapshot";
import { instantAt } from "@/lib/domain/dates";
import { CURRENCIES } from "@/lib/domain/money";
import type { Quote } from "@/lib/domain/quote";

const minor = z.int();
const price = z.object({ costMinor: minor, sellingMinor: minor });

/** One choice as a quote keeps it: enough to ask for the same flights and fare again, however long an offer id lives. */
export const keptChoice = z.object({
  supplier: z.string(),
  reference: z.string(),
  cabin: z.enum(["E", "B", "A"]),
  party: z.object({ adt: z.int(), chd: z.int(), inf: z.int(), ins: z.int() }),
  currency: z.enum(CURRENCIES),
  /** Times and terminals as they were shown: see lib/domain/times/shown-times.ts. */
  shown: z.string(),
  brand: z.string(),
  directions: keptDirections,
  ticketGroups: z.array(ticketGroup),
  conditions: z.array(conditions),
  /** Price as it was proposed, for all passengers: what it costs the agency, and what the customer pays. */
  quoted: price,
  /** Whether the agent set the price; else it is that of the agency's rules. */
  isSet: z.boolean(),
  /** Price as it was last asked for; null where the choice was no longer available. */
  now: price.nullable(),
});
export type KeptChoice = z.infer<typeof keptChoice>;
export type ChoicePrice = z.infer<typeof price>;

const keptChoices = z.array(keptChoice);

/** @throws ZodError where the row does not hold them: nothing may be shown or sold from guesses */
export function parseChoices(json: unknown): KeptChoice[] {
  return keptChoices.parse(json);
}

/** When the first flight of all choices leaves. */
export function firstDepartureOf(choices: readonly Pick<KeptChoice, "directions">[]): Date {
  return instantAt(Math.min(...choices.flatMap(({ directions }) => directions[0]?.segments[0]?.departure.utc ?? [])));
}

/** What an offer id of the choice would seal at this moment. */
export function asQuote(choice: KeptChoice, { partnerId, now }: { partnerId: string; now: Date }): Quote {
  const { supplier, reference, cabin, party, currency, shown, quoted } = choice;
  const issuedAt = Math.floor(now.getTime() / 1000);
  return { partnerId, supplier, reference, cabin, party, currency, shown, totalMinor: quoted.costMinor, issuedAt };
}

import { zodResolver } from "@hookform/resolvers/zod";
import { z } from "zod";
import { MAX_DIRECTIONS, MOST_BESIDE } from "@/lib/contracts/limits";
import { isDate } from "@/lib/domain/dates";
import { CURRENCIES } from "@/lib/domain/money";
import { MAX_SEATED } from "@/lib/domain/passengers/passengers";

const count = z.int().min(0).max(MAX_SEATED);

const beside = z
  .array(z.string().regex(/^[A-Z]{3}$/))
  .max(MOST_BESIDE)
  .optional();

/** A direction of the form. Codes are airports or metropolitan areas; dates `YYYY-MM-DD`. */
const way = z
  .object({
    from: z.string().regex(/^[A-Z]{3}$/, "from"),
    to: z.string().regex(/^[A-Z]{3}$/, "to"),
    date: z.string().refine(isDate, "out"),
    /** Places around each end that are searched with it. */
    fromAlso: beside,
    toAlso: beside,
  })
  .refine(({ from, to }) => from === "" || from !== to, { path: ["to"], message: "same" });
export type WayValues = z.infer<typeof way>;

/** The search form. Messages are keys of the texts under `search.errors`. */
export const searchFormSchema = z
  .object({
    trip: z.enum(["one-way", "round-trip", "several-cities"]),
    /** One, or from two on where several cities are visited. */
    ways: z.array(way).min(1).max(MAX_DIRECTIONS),
    /** Date of the way back; empty but for a round trip. */
    back: z.string(),
    cabin: z.enum(["E", "B", "A"]),
    party: z.object({ adt: count, chd: count, inf: count, ins: count }),
    /** Currency of the prices; the partner's own where it is missing. */
    currency: z.enum(CURRENCIES).optional(),
    /** Id of a booking whose passengers fly again: the passenger form of an offer is filled with them, whatever is searched meanwhile. */
    along: z.uuid().optional(),
  })
  .refine(({ trip, ways }) => (trip === "several-cities") === ways.length > 1, { path: ["ways"] })
  .superRefine(({ trip, ways, back }, context) => {
    const isReturnMissing = !isDate(back) || back < (ways[0]?.date ?? "");
    if (trip === "round-trip" && isReturnMissing) context.addIssue({ code: "custom", path: ["back"], message: "back" });
    ways.forEach(({ date }, index) => {
      const before = ways[index - 1]?.date ?? "";
      if (isDate(date) && date < before) context.addIssue({ code: "custom", path: ["ways", index, "date"], message: "order" });
    });
  });

export type SearchValues = z.infer<typeof searchFormSchema>;

/** Loaded when a search is started (lib/client/calls/resolve-later.ts). */
export const searchFormResolver = zodResolver(searchFormSchema);

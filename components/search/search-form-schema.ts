import { z } from "zod";
import { isDate } from "@/lib/domain/dates";
import { MAX_SEATED } from "@/lib/domain/passengers";

const count = z.int().min(0).max(MAX_SEATED);

/** The search form. Messages are keys of the texts under `search.errors`. Codes are airports or metropolitan areas; dates `YYYY-MM-DD`. */
export const searchFormSchema = z
  .object({
    trip: z.enum(["one-way", "round-trip"]),
    from: z.string().regex(/^[A-Z]{3}$/, "from"),
    to: z.string().regex(/^[A-Z]{3}$/, "to"),
    out: z.string().refine(isDate, "out"),
    /** Empty for one way. */
    back: z.string(),
    cabin: z.enum(["E", "B", "A"]),
    party: z.object({ adt: count, chd: count, inf: count, ins: count }),
  })
  .superRefine((form, context) => {
    if (form.from !== "" && form.from === form.to) context.addIssue({ code: "custom", path: ["to"], message: "same" });
    const isReturnMissing = !isDate(form.back) || form.back < form.out;
    if (form.trip === "round-trip" && isReturnMissing) context.addIssue({ code: "custom", path: ["back"], message: "back" });
  });

export type SearchValues = z.infer<typeof searchFormSchema>;
export const SEARCH_ERRORS = ["from", "to", "same", "out", "back"] as const;

/** What a new search starts with. */
export const EMPTY_SEARCH: SearchValues = {
  trip: "round-trip",
  from: "TAS",
  to: "",
  out: "",
  back: "",
  cabin: "E",
  party: { adt: 1, chd: 0, inf: 0, ins: 0 },
};

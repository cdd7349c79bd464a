"use client";

import { usePathname, useRouter, useSearchParams } from "next/navigation";
import type { z } from "zod";
import { type Period, periodOf } from "@/lib/domain/money-period";
import { serverToday } from "./today";

interface Addressed<Filter> {
  filter: Filter;
  change: (change: Partial<Filter>) => void;
}

/**
 * A filter of days that lives in the page's address: a reload, a bookmark and a colleague who gets it keep it. What is not understood is left out.
 * @param usual stands where no days are named: this month, where it is left out
 */
export function useAddressed<Filter extends Period>(
  schema: z.ZodType<Filter> & { shape: Readonly<Record<string, z.ZodType>> },
  addressOf: (filter: Filter) => string,
  usual: Period = periodOf("this_month", serverToday()),
): Addressed<Filter> {
  const router = useRouter();
  const pathname = usePathname();
  const parameters = useSearchParams();
  const named = Object.entries(schema.shape).flatMap(([name, field]) => {
    const value = parameters.get(name);
    return value && field.safeParse(value).success ? [[name, value]] : [];
  });
  const filter = schema.parse({ ...usual, ...Object.fromEntries(named) });
  const change = (changed: Partial<Filter>) => {
    const next = addressOf({ ...filter, ...changed });
    if (next.startsWith(pathname)) router.replace(next, { scroll: false });
  };
  return { filter, change };
}

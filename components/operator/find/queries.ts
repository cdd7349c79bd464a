import { queryOptions } from "@tanstack/react-query";
import { postJson } from "@/lib/client/calls/fetch-json";
import { api } from "@/lib/client/calls/paths";
import type { FoundThings } from "@/lib/contracts/operator/bookings/find";
import type { Locale } from "@/lib/domain/localized";

/** What a text finds. */
export function findQuery(text: string, locale: Locale) {
  return queryOptions({
    queryKey: ["office-find", text, locale],
    queryFn: ({ signal }) => postJson<FoundThings>({ path: api.find(), body: { text }, signal }),
    staleTime: 5_000,
  });
}

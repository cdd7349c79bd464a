import { queryOptions } from "@tanstack/react-query";
import { ApiError } from "@/lib/client/calls/api-error";
import { getJson } from "@/lib/client/calls/fetch-json";
import { publicApi } from "@/lib/client/calls/public-paths";
import type { CustomerScreen } from "@/lib/contracts/trip/screens";
import type { Locale } from "@/lib/domain/localized";

/** While the page is seen: what the agent does is there before one asks for it, and an answer without news is empty. */
const POLL_MS = 2_000;

/** The agent's list by the token of its page; what has not changed is not sent again. */
export function customerScreenQuery(token: string, locale: Locale) {
  const queryKey = ["customer-screen", token, locale];
  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client }): Promise<CustomerScreen> => {
      const before = client.getQueryData<CustomerScreen>(queryKey);
      const fresh = await getJson<CustomerScreen | null>({ path: publicApi.screen(token, before?.version), signal });
      if (fresh) return fresh;
      if (before) return before;
      throw new Error("nothing has changed since nothing");
    },
    retry: false,
    refetchInterval: ({ state: { error } }) => (hasEnded(error) ? false : POLL_MS),
    refetchOnWindowFocus: true,
  });
}

const GONE = 404;

export function hasEnded(error: unknown): boolean {
  return error instanceof ApiError && error.status === GONE;
}

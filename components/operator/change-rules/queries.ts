import { queryOptions } from "@tanstack/react-query";
import { getJson, postJson } from "@/lib/client/calls/fetch-json";
import { api } from "@/lib/client/calls/paths";
import type { ChangeRuleRequest, ChangeRules } from "@/lib/contracts/operator/carriers/change-rules";
import type { Locale } from "@/lib/domain/localized";

export const CHANGE_RULES = ["office", "change-rules"] as const;

export function changeRulesQuery(locale: Locale) {
  return queryOptions({
    queryKey: [...CHANGE_RULES, locale],
    queryFn: ({ signal }) => getJson<ChangeRules>({ path: api.changeRules(), signal }),
    staleTime: 5_000,
  });
}

export function setChangeRule(body: ChangeRuleRequest) {
  return postJson<ChangeRules>({ path: api.changeRules(), body });
}

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { postJson } from "@/lib/client/calls/fetch-json";
import { keepAnswer } from "@/lib/client/calls/keep-answer";
import { api } from "@/lib/client/calls/paths";
import { SOLD_PRICES, sellingOptions } from "@/lib/client/money/selling";
import type { AskedRule, SellingRequest, SellingShown, ShownRule } from "@/lib/contracts/portal/selling";

/** A rule as it is sent: its places are codes, and what is any is left out. */
export function askedRule({ part, when, value }: ShownRule): AskedRule {
  const { carrier, from, to, cabin, age } = when;
  const places = { ...(from && { from: from.code }), ...(to && { to: to.code }) };
  return { part, value, when: { ...(carrier && { carrier }), ...places, ...(cabin && { cabin }), ...(age && { age }) } };
}

/** The policy as it is sent, to be changed in a part. */
export function askedPolicy({ version, rules, rounding, bounds, keeps }: SellingShown): SellingRequest {
  return { version, rules: rules.map(askedRule), keeps, ...(rounding && { rounding }), ...(bounds && { bounds }) };
}

/** Sets the whole policy; what comes back is what is shown from then on. @param onSaved called when it is */
export function useSaveSelling(onSaved: () => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: SellingRequest) => postJson<SellingShown>({ path: api.sellingRules(), body }),
    onSuccess: async (shown) => {
      await keepAnswer(cache, sellingOptions().queryKey, shown);
      cache.removeQueries({ queryKey: [SOLD_PRICES] });
      onSaved();
    },
  });
}

import { postJson } from "@/lib/client/calls/fetch-json";
import { api } from "@/lib/client/calls/paths";
import type { LiftLimitRequest, SaleLimitList, SetLimitRequest } from "@/lib/contracts/operator/departures/sale-limits";

export function setLimit(departureId: string, body: SetLimitRequest) {
  return postJson<SaleLimitList>({ path: api.departureLimits(departureId), body });
}

export function liftLimit(departureId: string, body: LiftLimitRequest) {
  return postJson<SaleLimitList>({ path: api.liftLimit(departureId), body });
}

import { queryOptions } from "@tanstack/react-query";
import { getJson, postJson } from "@/lib/client/calls/fetch-json";
import { api } from "@/lib/client/calls/paths";
import type { DepartureHolds, HoldsReleased, ReleaseHoldsRequest } from "@/lib/contracts/operator/departures/departure-holds";
import { FLIGHTS } from "../queries";

export function holdsQuery(departureId: string) {
  return queryOptions({
    queryKey: [...FLIGHTS, "holds", departureId],
    queryFn: ({ signal }) => getJson<DepartureHolds>({ path: api.departureHolds(departureId), signal }),
    staleTime: 0,
  });
}

export function releaseHolds(departureId: string, body: ReleaseHoldsRequest) {
  return postJson<HoldsReleased>({ path: api.departureHolds(departureId), body });
}

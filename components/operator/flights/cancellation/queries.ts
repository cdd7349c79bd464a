import { queryOptions } from "@tanstack/react-query";
import { getJson, postJson } from "@/lib/client/calls/fetch-json";
import { api } from "@/lib/client/calls/paths";
import type {
  DepartureCancellation,
  NamedCancellationRequest,
  ProposeCancellationRequest,
} from "@/lib/contracts/operator/departures/cancellation";
import { FLIGHTS } from "../queries";

export function cancellationQuery(departureId: string) {
  return queryOptions({
    queryKey: [...FLIGHTS, "cancellation", departureId],
    queryFn: ({ signal }) => getJson<DepartureCancellation>({ path: api.departureCancellation(departureId), signal }),
    staleTime: 0,
  });
}

export function proposeCancellation(departureId: string, body: ProposeCancellationRequest) {
  return postJson<DepartureCancellation>({ path: api.departureCancellation(departureId), body });
}

export function actOnCancellation(departureId: string, act: "confirm" | "withdraw" | "refund", body: NamedCancellationRequest) {
  return postJson<DepartureCancellation>({ path: api.actOnCancellation(departureId, act), body });
}

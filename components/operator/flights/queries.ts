import { queryOptions } from "@tanstack/react-query";
import { getJson, postJson } from "@/lib/client/calls/fetch-json";
import { api } from "@/lib/client/calls/paths";
import type { DeclareWayRequest, EndWayRequest, ListWays } from "@/lib/contracts/operator/carriers/list-ways";
import type {
  ConfirmListRequest,
  DepartureDetail,
  DeparturePage,
  ListMade,
  MakeListRequest,
  PassengerNames,
} from "@/lib/contracts/operator/departures/operator-flights";
import type { TableFile } from "@/lib/contracts/portal/work-list";
import type { Locale } from "@/lib/domain/localized";
import type { ListFormat } from "@/lib/domain/passenger-lists/list-formats";

/** Everything that is asked for here is asked for anew by it. */
export const FLIGHTS = ["flights"];

const POLL_LIST_MS = 30_000;
/** While bookings of a cancelled departure are given back. */
const POLL_REFUNDS_MS = 3_000;

/** Which departures are listed, as a page's address has it. */
export interface DepartureFilter {
  date: string;
  carrier?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  flight?: string | undefined;
  booked?: "1" | undefined;
  page?: number | undefined;
}

export function departuresQuery(filter: DepartureFilter, locale: Locale) {
  return queryOptions({
    queryKey: [...FLIGHTS, "list", filter, locale],
    queryFn: ({ signal }) => getJson<DeparturePage>({ path: api.departures({ ...filter }), signal }),
    staleTime: 5_000,
    refetchInterval: POLL_LIST_MS,
    refetchOnWindowFocus: true,
  });
}

export function departureQuery(departureId: string, locale: Locale) {
  return queryOptions({
    queryKey: [...FLIGHTS, "one", departureId, locale],
    queryFn: ({ signal }) => getJson<DepartureDetail>({ path: api.departure(departureId), signal }),
    staleTime: 5_000,
    refetchInterval: ({ state: { data } }) => ((data?.cancellation?.progress?.open ?? 0) > 0 ? POLL_REFUNDS_MS : POLL_LIST_MS),
  });
}

/** Opens the names of who boards, which the audit log tells of. */
export function openNames(departureId: string) {
  return postJson<PassengerNames>({ path: api.departureNames(departureId) });
}

export function makeList(departureId: string, body: MakeListRequest) {
  return postJson<ListMade>({ path: api.departureLists(departureId), body });
}

export function fetchListFile(listId: string, format: ListFormat) {
  return postJson<TableFile>({ path: api.listFile(listId), body: { format } });
}

export function confirmList(listId: string, body: ConfirmListRequest) {
  return postJson<ListMade>({ path: api.confirmList(listId), body });
}

export function listWaysQuery(locale: Locale) {
  return queryOptions({
    queryKey: [...FLIGHTS, "ways", locale],
    queryFn: ({ signal }) => getJson<ListWays>({ path: api.listWays(), signal }),
    staleTime: 5_000,
  });
}

export function declareWay(body: DeclareWayRequest) {
  return postJson<ListWays>({ path: api.listWays(), body });
}

export function confirmWay(way: number) {
  return postJson<ListWays>({ path: api.confirmWay(way) });
}

export function endWay(way: number, body: EndWayRequest) {
  return postJson<ListWays>({ path: api.endWay(way), body });
}

import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { deleteJson, getJson, postJson } from "@/lib/client/calls/fetch-json";
import { api } from "@/lib/client/calls/paths";
import type {
  CallbackDeliveryDetail,
  CallbackDeliveryPage,
  CallbackEndpoint,
  CallbackEndpointChange,
  CallbackEndpointList,
  CallbackEndpointSecret,
  DeletedCallbackEndpoint,
  NewCallbackEndpoint,
} from "@/lib/contracts/interface/callbacks";
import type { ApiKey, ApiKeyList, CreateKeyRequest, KeyCallPage, NewApiKey, RotateKeyRequest } from "@/lib/contracts/portal/keys";
import type { DeliveryState } from "@/lib/domain/webhooks/attempt";

/** While a delivery is on its way, its outcome is a matter of seconds; else the log only has to notice new ones. */
const PENDING_MS = 3_000;
const IDLE_MS = 15_000;

/** All keys of the partner in both modes. Uses of a key change it, so it is asked for again when the page is looked at. */
export function keyListQuery() {
  return queryOptions({
    queryKey: ["settings", "keys"],
    queryFn: ({ signal }) => getJson<ApiKeyList>({ path: api.keys(), signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

/** What was called with a key, page by page. */
export function keyCallsQuery(keyId: string) {
  return infiniteQueryOptions({
    queryKey: ["settings", "keys", keyId, "calls"],
    queryFn: ({ pageParam, signal }) => getJson<KeyCallPage>({ path: api.keyCalls(keyId, pageParam), signal }),
    initialPageParam: "",
    getNextPageParam: (page) => page.next_cursor,
    staleTime: 0,
  });
}

export function createKey(body: CreateKeyRequest) {
  return postJson<NewApiKey>({ path: api.keys(), body });
}

export function rotateKey(keyId: string, body: RotateKeyRequest) {
  return postJson<NewApiKey>({ path: api.rotateKey(keyId), body });
}

export function revokeKey(keyId: string) {
  return deleteJson<ApiKey>({ path: api.key(keyId) });
}

/** All endpoints of the partner in both modes, with what they answered last. */
export function endpointListQuery() {
  return queryOptions({
    queryKey: ["settings", "endpoints"],
    queryFn: ({ signal }) => getJson<CallbackEndpointList>({ path: api.callbacks(), signal }),
    staleTime: 0,
    refetchInterval: IDLE_MS,
    refetchOnWindowFocus: true,
  });
}

/** Filter of the log, as its page's address has it. */
export interface DeliveryFilter {
  endpoint?: string;
  state?: DeliveryState;
  page?: number;
}

export function deliveryListQuery(filter: DeliveryFilter) {
  return queryOptions({
    queryKey: ["settings", "deliveries", "list", filter],
    queryFn: ({ signal }) => getJson<CallbackDeliveryPage>({ path: api.deliveries(filter), signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.items.some((item) => item.state === "pending") ? PENDING_MS : IDLE_MS),
    refetchOnWindowFocus: true,
  });
}

/** One delivery with its body, which names passengers: nothing of it stays once its panel is closed. */
export function deliveryQuery(deliveryId: string) {
  return queryOptions({
    queryKey: ["settings", "deliveries", "one", deliveryId],
    queryFn: ({ signal }) => getJson<CallbackDeliveryDetail>({ path: api.delivery(deliveryId), signal }),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === "pending" ? PENDING_MS : false),
  });
}

export function createEndpoint(body: NewCallbackEndpoint) {
  return postJson<CallbackEndpointSecret>({ path: api.callbacks(), body });
}

export function changeEndpoint(endpointId: string, body: CallbackEndpointChange) {
  return postJson<CallbackEndpoint>({ path: api.callback(endpointId), body });
}

export function deleteEndpoint(endpointId: string) {
  return deleteJson<DeletedCallbackEndpoint>({ path: api.callback(endpointId) });
}

export function rotateEndpointSecret(endpointId: string) {
  return postJson<CallbackEndpointSecret>({ path: api.rotateCallback(endpointId) });
}

/** Answers once the address has, or has failed to. */
export function pingEndpoint(endpointId: string) {
  return postJson<CallbackDeliveryDetail>({ path: api.pingCallback(endpointId) });
}

/** Sends a message again, as pingEndpoint sends a new one. */
export function replayDelivery(deliveryId: string) {
  return postJson<CallbackDeliveryDetail>({ path: api.replayDelivery(deliveryId) });
}

"use client";

import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { DELIVERY_STATES } from "@/lib/domain/webhooks/attempt";
import type { DeliveryFilter } from "../queries";

/** The log's filter and page, and the open delivery, live in the address: a reload, a bookmark and the back button keep them. */
export function useDeliveryFilter(): { filter: DeliveryFilter; addressOf: (filter: DeliveryFilter) => string } {
  const pathname = usePathname();
  return { filter: readFilter(useSearchParams()), addressOf: (filter) => withQuery(pathname, filter) };
}

/** Opens a delivery over the page, or closes it. */
export function useOpenDelivery(): (deliveryId: string | null) => void {
  const router = useRouter();
  const pathname = usePathname();
  const filter = readFilter(useSearchParams());
  return (deliveryId) => router.push(withQuery(pathname, deliveryId ? { ...filter, delivery: deliveryId } : filter), { scroll: false });
}

/** The filter that an address names; what it does not understand it leaves out. */
function readFilter(parameters: URLSearchParams): DeliveryFilter {
  const endpoint = parameters.get("endpoint");
  const state = DELIVERY_STATES.find((known) => known === parameters.get("state"));
  const page = Number(parameters.get("page"));
  return { ...(endpoint ? { endpoint } : {}), ...(state ? { state } : {}), ...(Number.isInteger(page) && page > 1 ? { page } : {}) };
}

function withQuery(pathname: string, parameters: DeliveryFilter & { delivery?: string }): string {
  const query = new URLSearchParams(Object.entries(parameters).map(([name, value]) => [name, String(value)])).toString();
  return query === "" ? pathname : `${pathname}?${query}`;
}

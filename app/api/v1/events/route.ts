import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { EVENT_LISTS, eventsQuery } from "@/lib/contracts/interface/events";
import { listEvents } from "@/lib/services/channels/events/list-events";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: operation("list_events", async ({ partner, readQuery }) =>
    listEvents({ partnerId: partner.id, query: readQuery(eventsQuery, EVENT_LISTS) }),
  ),
});

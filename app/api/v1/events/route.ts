import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { listEvents } from "@/lib/services/channels/events/list-events";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: operation(OPERATIONS.list_events, async ({ partner, readQuery }) => listEvents({ partnerId: partner.id, query: readQuery() })),
});

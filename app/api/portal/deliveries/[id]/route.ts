import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { readDelivery } from "@/lib/services/channels/callbacks/read-delivery";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: portalRoute(async ({ partner, params }) => readDelivery({ partnerId: partner.id, deliveryId: params.id ?? "" }), ["admin"]),
});

import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { refundPassengers } from "@/lib/services/aftersale/refunds/refund-passengers";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: operation(OPERATIONS.refund_passengers, async ({ partner, act, params, readBody }) => {
    const { passengers, directions } = await readBody();
    return refundPassengers({
      ...act,
      partnerId: partner.id,
      bookingId: params.id ?? "",
      passengers,
      directions,
    });
  }),
});

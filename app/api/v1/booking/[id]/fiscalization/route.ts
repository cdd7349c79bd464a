import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { readFiscalization } from "@/lib/services/booking/document/read-fiscalization";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: operation(OPERATIONS.read_fiscalization, async ({ partner, params }) =>
    readFiscalization({ partnerId: partner.id, bookingId: params.id ?? "" }),
  ),
});

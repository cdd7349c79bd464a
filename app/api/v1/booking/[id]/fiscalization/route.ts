import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { readFiscalization } from "@/lib/services/booking/document/read-fiscalization";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: operation("read_fiscalization", async ({ partner, params }) =>
    readFiscalization({ partnerId: partner.id, bookingId: params.id ?? "" }),
  ),
});

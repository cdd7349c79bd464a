import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { againRequest } from "@/lib/contracts/operator/house";
import { tryDeliveryAgain } from "@/lib/services/operations/house/try-delivery-again";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: officeRoute({ area: "house", act: "change" }, async ({ params, now, readBody, readDoer }) =>
    tryDeliveryAgain({ ...(await readBody(againRequest)), deliveryId: params.id ?? "", by: readDoer(), now }),
  ),
});

import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { listFareFamily } from "@/lib/services/search/list-fare-family";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: operation("list_fare_family", async ({ partner, locale, now, params }) =>
    listFareFamily({ partner, locale, now, offerId: params.id ?? "" }),
  ),
});

import { publicRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { readTrip } from "@/lib/services/trip/read-trip";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: publicRoute(async ({ params, locale }) => readTrip({ token: params.token ?? "", locale })),
});

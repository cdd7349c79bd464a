import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { listAircraft } from "@/lib/services/ground/reference/list-aircraft";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: operation(OPERATIONS.list_aircraft, async ({ locale }) => listAircraft(locale)),
});

import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { listAirlines } from "@/lib/services/ground/reference/list-airlines";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: operation("list_airlines", async ({ locale }) => listAirlines(locale)),
});

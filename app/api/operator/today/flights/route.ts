import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { readNextFlights } from "@/lib/services/views/today/read-next-flights";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "flights", act: "see" }, async ({ now }) => readNextFlights({ now })),
});

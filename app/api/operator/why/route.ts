import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { whyQuery } from "@/lib/contracts/operator/why";
import { explainPrice } from "@/lib/services/views/why/explain-price";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "prices", act: "see" }, async ({ readQuery }) => explainPrice({ bookingNumber: readQuery(whyQuery).booking })),
});

import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { offersAsked } from "@/lib/contracts/operator/why";
import { explainOffers } from "@/lib/services/views/why/explain-offers";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "prices", act: "see" }, async ({ readQuery, locale, now }) =>
    explainOffers({ query: readQuery(offersAsked), locale, now }),
  ),
});

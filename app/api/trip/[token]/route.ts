import { publicRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { answerLink } from "@/lib/services/access/guessing/answer-link";
import { readTrip } from "@/lib/services/views/trip/read-trip";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: publicRoute(async ({ params, locale, now, readAddress }) =>
    answerLink({ address: readAddress(), now }, () => readTrip({ token: params.token ?? "", locale })),
  ),
});

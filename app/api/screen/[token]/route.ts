import { publicRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { customerScreenQuery } from "@/lib/contracts/trip/screens";
import { answerLink } from "@/lib/services/access/guessing/answer-link";
import { readCustomerScreen } from "@/lib/services/quotes/screens/read-customer-screen";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: publicRoute(async ({ params, locale, now, readAddress, readQuery }) =>
    answerLink({ address: readAddress(), now }, () =>
      readCustomerScreen({ token: params.token ?? "", ...readQuery(customerScreenQuery), locale, now }),
    ),
  ),
});

import { publicRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { answerLink } from "@/lib/services/access/guessing/answer-link";
import { readCustomerQuote } from "@/lib/services/quotes/read-customer-quote";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: publicRoute(async ({ params, locale, now, readAddress }) =>
    answerLink({ address: readAddress(), now }, () => readCustomerQuote({ token: params.token ?? "", locale, now })),
  ),
});

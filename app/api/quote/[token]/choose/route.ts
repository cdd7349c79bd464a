import { publicAct } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { chooseRequest } from "@/lib/contracts/portal/quotes";
import { answerLink } from "@/lib/services/access/guessing/answer-link";
import { chooseChoice } from "@/lib/services/quotes/choose-choice";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: publicAct(async ({ params, locale, now, readBody, readAddress }) => {
    const chosen = await readBody(chooseRequest);
    return answerLink({ address: readAddress(), now }, () => chooseChoice({ token: params.token ?? "", ...chosen, locale, now }));
  }),
});

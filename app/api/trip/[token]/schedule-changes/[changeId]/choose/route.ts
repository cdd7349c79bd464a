import { publicAct } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { chooseAlternative } from "@/lib/contracts/interface/schedule-changes";
import { answerLink } from "@/lib/services/access/guessing/answer-link";
import { answerTripChange } from "@/lib/services/desk/answers/answer-trip-change";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: publicAct(async ({ params, requestId, locale, now, readBody, readAddress }) => {
    const { alternative } = await readBody(chooseAlternative);
    const answer = { action: "choose", alternative } as const;
    return answerLink({ address: readAddress(), now }, () =>
      answerTripChange({ token: params.token ?? "", changeId: params.changeId ?? "", answer, requestId, locale, now }),
    );
  }),
});

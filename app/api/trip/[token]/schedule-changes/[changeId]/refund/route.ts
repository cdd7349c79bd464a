import { publicAct } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { answerLink } from "@/lib/services/access/guessing/answer-link";
import { answerTripChange } from "@/lib/services/desk/answers/answer-trip-change";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: publicAct(async ({ params, requestId, locale, now, readAddress }) =>
    answerLink({ address: readAddress(), now }, () =>
      answerTripChange({
        token: params.token ?? "",
        changeId: params.changeId ?? "",
        answer: { action: "refund" },
        requestId,
        locale,
        now,
      }),
    ),
  ),
});

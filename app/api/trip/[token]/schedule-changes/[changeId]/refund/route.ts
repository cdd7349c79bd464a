import { publicAct } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { answerLink } from "@/lib/services/guessing/answer-link";
import { answerTripChange } from "@/lib/services/schedule-changes/answer-trip-change";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: publicAct(async ({ params, locale, now, readAddress }) =>
    answerLink({ address: readAddress(), now }, () =>
      answerTripChange({ token: params.token ?? "", changeId: params.changeId ?? "", answer: { action: "refund" }, locale, now }),
    ),
  ),
});

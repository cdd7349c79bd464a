import { publicRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { answerTripChange } from "@/lib/services/schedule-changes/answer-trip-change";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  POST: publicRoute(async ({ params, locale, now }) =>
    answerTripChange({ token: params.token ?? "", changeId: params.changeId ?? "", answer: { action: "refund" }, locale, now }),
  ),
});

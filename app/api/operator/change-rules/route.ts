import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { changeRuleRequest } from "@/lib/contracts/operator/carriers/change-rules";
import { setChangeRule } from "@/lib/services/booking/flights/set-change-rule";
import { readChangeRules } from "@/lib/services/views/change-rules/read-change-rules";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "schedule", act: "see" }, async ({ locale }) => readChangeRules(locale)),
  POST: officeRoute({ area: "schedule", act: "change" }, async ({ locale, now, readBody, readDoer }) => {
    await setChangeRule({ asked: await readBody(changeRuleRequest), by: readDoer(), now });
    return readChangeRules(locale);
  }),
});

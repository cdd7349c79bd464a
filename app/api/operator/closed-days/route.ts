import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { closeDayRequest } from "@/lib/contracts/operator/money/closed-days";
import { closeDay } from "@/lib/services/desk/closing/close-day";
import { listClosedDays } from "@/lib/services/views/closed-days/list-closed-days";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "money", act: "see" }, async ({ now }) => listClosedDays({ now })),
  POST: officeRoute({ area: "money", act: "approve" }, async ({ now, readBody, readDoer }) =>
    closeDay({ ...(await readBody(closeDayRequest)), by: readDoer(), now }),
  ),
});

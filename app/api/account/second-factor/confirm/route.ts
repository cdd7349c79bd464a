import { accountRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { confirmSecondFactorRequest } from "@/lib/contracts/account/account-security";
import { confirmSecondFactor } from "@/lib/services/access/second-factor/confirm-second-factor";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: accountRoute(async ({ userId, sessionId, now, readBody, readDoer }) =>
    confirmSecondFactor({ ...(await readBody(confirmSecondFactorRequest)), userId, sessionId, by: readDoer(), now }),
  ),
});

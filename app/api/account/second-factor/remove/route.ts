import { accountRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { bothFactorsRequest } from "@/lib/contracts/account/account-security";
import { removeSecondFactor } from "@/lib/services/access/second-factor/remove-second-factor";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: accountRoute(async ({ principal, sessionId, now, readBody, readAddress, readDoer }) =>
    removeSecondFactor({ ...(await readBody(bothFactorsRequest)), principal, sessionId, now, address: readAddress(), by: readDoer() }),
  ),
});

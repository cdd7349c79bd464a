import { accountRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { beginSecondFactorRequest } from "@/lib/contracts/account/account-security";
import { beginSecondFactor } from "@/lib/services/access/second-factor/begin-second-factor";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: accountRoute(async ({ principal, now, readBody, readAddress }) =>
    beginSecondFactor({ ...(await readBody(beginSecondFactorRequest)), principal, now, address: readAddress() }),
  ),
});

import { accountRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { bothFactorsRequest } from "@/lib/contracts/account/account-security";
import { renewRecoveryCodes } from "@/lib/services/access/second-factor/renew-recovery-codes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: accountRoute(async ({ principal, now, readBody, readAddress, readDoer }) =>
    renewRecoveryCodes({ ...(await readBody(bothFactorsRequest)), principal, now, address: readAddress(), by: readDoer() }),
  ),
});

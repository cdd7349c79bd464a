import { publicAct } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { forgottenPasswordRequest } from "@/lib/contracts/account/account-security";
import { requestPasswordReset } from "@/lib/services/access/passwords/request-password-reset";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: publicAct(async ({ readBody, readAddress, requestId, locale, now }) => {
    const { email } = await readBody(forgottenPasswordRequest);
    await requestPasswordReset({ email, locale, address: readAddress(), requestId, now });
    return {};
  }),
});

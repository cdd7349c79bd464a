import { accountRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { changePasswordRequest } from "@/lib/contracts/account/account-security";
import { changePassword } from "@/lib/services/access/passwords/change-password";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: accountRoute(async ({ principal, sessionId, now, readBody, readAddress, readDoer }) => {
    const { password, new_password: newPassword } = await readBody(changePasswordRequest);
    await changePassword({ principal, password, newPassword, sessionId, now, address: readAddress(), by: readDoer() });
    return {};
  }),
});

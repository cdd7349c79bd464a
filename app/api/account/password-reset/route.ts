import { publicAct } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { resetPasswordRequest } from "@/lib/contracts/account/account-security";
import { resetPassword } from "@/lib/services/access/passwords/reset-password";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: publicAct(async ({ readBody, readAddress, requestId, now }) => {
    const { token, new_password: newPassword } = await readBody(resetPasswordRequest);
    return resetPassword({ token, newPassword, from: { requestId, address: readAddress() }, now });
  }),
});

import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { inviteColleague as body } from "@/lib/contracts/operator/operator-colleagues";
import { confirmPassword } from "@/lib/services/access/sign-in/confirm-password";
import { inviteColleague } from "@/lib/services/desk/house/invite-colleague";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: officeRoute({ area: "house", act: "change" }, async ({ principal, now, readBody, readAddress, readDoer }) => {
    const { password, ...invited } = await readBody(body);
    await confirmPassword({ principal, password, address: readAddress(), now });
    return inviteColleague({ invited, by: readDoer(), now });
  }),
});

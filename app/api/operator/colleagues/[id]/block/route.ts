import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { colleagueRequest } from "@/lib/contracts/operator/operator-colleagues";
import { confirmPassword } from "@/lib/services/access/sign-in/confirm-password";
import { blockColleague } from "@/lib/services/desk/house/block-colleague";
import { listColleagues } from "@/lib/services/desk/house/list-colleagues";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: officeRoute({ area: "house", act: "change" }, async ({ principal, params, now, readBody, readAddress, readDoer }) => {
    const { password } = await readBody(colleagueRequest);
    const { userId } = principal;
    await confirmPassword({ principal, password, address: readAddress(), now });
    await blockColleague({ personId: params.id ?? "", userId, isBlocked: true, by: readDoer(), now });
    return listColleagues({ userId, now });
  }),
});

import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { houseRolesRequest } from "@/lib/contracts/operator/operator-colleagues";
import { confirmPassword } from "@/lib/services/access/sign-in/confirm-password";
import { listColleagues } from "@/lib/services/desk/house/list-colleagues";
import { setHouseRoles } from "@/lib/services/desk/house/set-house-roles";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: officeRoute({ area: "house", act: "change" }, async ({ principal, params, now, readBody, readAddress, readDoer }) => {
    const { roles, password } = await readBody(houseRolesRequest);
    const { userId } = principal;
    await confirmPassword({ principal, password, address: readAddress(), now });
    await setHouseRoles({ personId: params.id ?? "", userId, roles, by: readDoer(), now });
    return listColleagues({ userId, now });
  }),
});

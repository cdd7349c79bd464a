import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { colleagueRequest } from "@/lib/contracts/operator/operator-colleagues";
import { confirmPassword } from "@/lib/services/access/sign-in/confirm-password";
import { makeColleagueCode } from "@/lib/services/desk/house/make-colleague-code";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: officeRoute({ area: "house", act: "change" }, async ({ principal, params, now, readBody, readAddress, readDoer }) => {
    const { password } = await readBody(colleagueRequest);
    await confirmPassword({ principal, password, address: readAddress(), now });
    return makeColleagueCode({ personId: params.id ?? "", by: readDoer(), now });
  }),
});

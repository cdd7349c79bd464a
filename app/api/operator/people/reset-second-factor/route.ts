import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { helpRequest } from "@/lib/contracts/operator/operator-people";
import { liftSecondFactor } from "@/lib/services/access/help/lift-second-factor";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: officeRoute({ area: "people", act: "change" }, async ({ principal, now, readBody, readAddress, readDoer }) =>
    liftSecondFactor({ ...(await readBody(helpRequest)), principal, address: readAddress(), by: readDoer(), now }),
  ),
});

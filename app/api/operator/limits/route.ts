import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { houseLimitRequest } from "@/lib/contracts/operator/proposals";
import { readHouseLimits, setHouseLimit } from "@/lib/services/terms/proposals/house-limits";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "money", act: "see" }, async () => readHouseLimits()),
  POST: officeRoute({ area: "house", act: "change" }, async ({ now, readBody, readDoer }) =>
    setHouseLimit({ limit: await readBody(houseLimitRequest), by: readDoer(), now }),
  ),
});

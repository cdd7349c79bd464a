import { accountRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { readSecondFactor } from "@/lib/services/access/second-factor/read-second-factor";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: accountRoute(async ({ userId }) => readSecondFactor({ userId })),
});

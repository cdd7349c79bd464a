import { publicRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { tokenRequest } from "@/lib/contracts/accounts";
import { mintToken } from "@/lib/services/access/mint-token";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  POST: publicRoute(async ({ readBody, readAddress, now }) =>
    mintToken({ ...(await readBody(tokenRequest)), address: readAddress(), now }),
  ),
});

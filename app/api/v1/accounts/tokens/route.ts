import { publicAct } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { tokenRequest } from "@/lib/contracts/interface/accounts";
import { mintToken } from "@/lib/services/access/credentials/mint-token";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: publicAct(async ({ readBody, readAddress, requestId, now }) =>
    mintToken({ ...(await readBody(tokenRequest)), address: readAddress(), requestId, now }),
  ),
});

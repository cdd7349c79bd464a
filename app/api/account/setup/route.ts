import { publicAct } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { openHouseRequest } from "@/lib/contracts/account/setup";
import { openHouse } from "@/lib/services/access/house/open-house";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: publicAct(async ({ readBody, readAddress, requestId, locale, now }) =>
    openHouse({ asked: await readBody(openHouseRequest), locale, from: { requestId, address: readAddress() }, now }),
  ),
});

import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { blockRequest } from "@/lib/contracts/operator/agencies";
import { blockPerson } from "@/lib/services/desk/agencies/block-person";
import { readAgency } from "@/lib/services/views/agencies/read-agency";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: officeRoute({ area: "agencies", act: "change" }, async ({ params, now, readBody, readDoer }) => {
    const code = params.code ?? "";
    await blockPerson({ code, asked: await readBody(blockRequest), by: readDoer(), now });
    return readAgency({ code, now });
  }),
});

import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { readAgency } from "@/lib/services/views/agencies/read-agency";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "agencies", act: "see" }, async ({ params, now }) => readAgency({ code: params.code ?? "", now })),
});

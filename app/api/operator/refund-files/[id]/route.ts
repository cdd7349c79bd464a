import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { readFile } from "@/lib/services/aftersale/refunds/conversation/read-file";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "refunds", act: "see" }, async ({ params }) => readFile({ fileId: params.id ?? "" })),
});

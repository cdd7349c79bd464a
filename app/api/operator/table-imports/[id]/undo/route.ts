import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { takenBack } from "@/lib/contracts/operator/uploads";
import { previewTableUndo, takeBackTable } from "@/lib/services/schedule/tables/take-back-table";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "prices", act: "change" }, async ({ params, now }) => previewTableUndo({ importId: params.id ?? "", now })),
  POST: officeRoute({ area: "prices", act: "approve" }, async ({ params, now, readBody, readDoer }) => {
    const { reason } = await readBody(takenBack);
    return takeBackTable({ importId: params.id ?? "", by: readDoer(), reason, now });
  }),
});

import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { takenBack } from "@/lib/contracts/operator/uploads";
import { previewFaresUndo, takeBackFares } from "@/lib/services/schedule/fares/take-back-fares";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "prices", act: "change" }, async ({ params, now }) => previewFaresUndo({ importId: params.id ?? "", now })),
  POST: officeRoute({ area: "prices", act: "change" }, async ({ params, now, readBody, readDoer }) => {
    const { reason } = await readBody(takenBack);
    return takeBackFares({ importId: params.id ?? "", by: readDoer(), reason, now });
  }),
});

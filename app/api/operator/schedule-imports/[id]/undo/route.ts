import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { takenBack } from "@/lib/contracts/operator/uploads";
import { takeBackImport } from "@/lib/services/schedule/sets/take-back-import";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: officeRoute({ area: "schedule", act: "change" }, async ({ act: { actor }, params, now, readBody }) => {
    const { reason } = await readBody(takenBack);
    return takeBackImport({ importId: params.id ?? "", actor, reason, now });
  }),
});

import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { planWithdrawn } from "@/lib/contracts/operator/uploads";
import { readUpload } from "@/lib/services/schedule/uploads/read-upload";
import { withdrawPlan } from "@/lib/services/schedule/uploads/withdraw-plan";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: officeRoute({ area: "prices", act: "change" }, async ({ act: { actor }, requestId, params, locale, now, readBody }) => {
    const address = { uploadId: params.id ?? "", area: "prices" } as const;
    await withdrawPlan({ ...address, ...(await readBody(planWithdrawn)), actor, requestId, now });
    return readUpload({ ...address, locale, reader: actor });
  }),
});

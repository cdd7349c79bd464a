import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { uploadApplied } from "@/lib/contracts/operator/uploads";
import { askToApply } from "@/lib/services/schedule/uploads/ask-to-apply";
import { readUpload } from "@/lib/services/schedule/uploads/read-upload";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: officeRoute({ area: "schedule", act: "change" }, async ({ act: { actor }, requestId, params, locale, now, readBody }) => {
    const address = { uploadId: params.id ?? "", area: "schedule" } as const;
    await askToApply({ ...address, ...(await readBody(uploadApplied)), actor, requestId, now });
    return readUpload({ ...address, locale, reader: actor });
  }),
});

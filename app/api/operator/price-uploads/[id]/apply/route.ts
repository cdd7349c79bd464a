import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { priceApplied } from "@/lib/contracts/operator/uploads";
import { askToApply } from "@/lib/services/schedule/uploads/ask-to-apply";
import { readUpload } from "@/lib/services/schedule/uploads/read-upload";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: officeRoute({ area: "prices", act: "change" }, async ({ act: { actor }, requestId, params, locale, now, readBody }) => {
    const address = { uploadId: params.id ?? "", area: "prices" } as const;
    const { publish_at: at, ...asked } = await readBody(priceApplied);
    await askToApply({ ...address, ...asked, ...(at !== undefined && { publishAt: new Date(at) }), actor, requestId, now });
    return readUpload({ ...address, locale, reader: actor });
  }),
});

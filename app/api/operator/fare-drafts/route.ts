import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { fareDraft } from "@/lib/contracts/operator/fares";
import { draftFares } from "@/lib/services/schedule/uploads/draft-fares";
import { readUpload } from "@/lib/services/schedule/uploads/read-upload";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: officeRoute({ area: "prices", act: "change" }, async ({ act: { actor }, requestId, locale, now, readBody }) => {
    const uploadId = await draftFares({ draft: await readBody(fareDraft), actor, requestId, now });
    return readUpload({ uploadId, area: "prices", locale, reader: actor });
  }),
});

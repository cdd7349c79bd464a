import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { uploadDiscarded } from "@/lib/contracts/operator/uploads";
import { discardUpload } from "@/lib/services/schedule/uploads/discard-upload";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: officeRoute({ area: "prices", act: "change" }, async ({ params, now, readBody, readDoer }) => {
    const uploadId = params.id ?? "";
    const { reason } = await readBody(uploadDiscarded);
    await discardUpload({ uploadId, area: "prices", reason, by: readDoer(), now });
    return { discarded: uploadId };
  }),
});

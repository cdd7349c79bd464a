import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { openAttachment } from "@/lib/services/ground/attachments/open-attachment";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: officeRoute({ area: "stock", act: "see" }, async ({ params, now, readDoer }) =>
    openAttachment({ attachmentId: params.id ?? "", area: "stock", by: readDoer(), now }),
  ),
});

import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { readUpload } from "@/lib/services/schedule/uploads/read-upload";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "schedule", act: "see" }, async ({ act: { actor }, params, locale }) =>
    readUpload({ uploadId: params.id ?? "", area: "schedule", locale, reader: actor }),
  ),
});

import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { priceUploadQuery, UPLOAD_BODY } from "@/lib/contracts/operator/uploads";
import { listWaiting } from "@/lib/services/schedule/uploads/list-waiting";
import { readUpload } from "@/lib/services/schedule/uploads/read-upload";
import { takeUpload } from "@/lib/services/schedule/uploads/take-upload";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "prices", act: "see" }, async ({ act: { actor } }) => listWaiting({ area: "prices", reader: actor })),
  POST: officeRoute(
    { area: "prices", act: "change" },
    async ({ act: { actor }, requestId, locale, now, readQuery, readFile }) => {
      const { name, kind } = readQuery(priceUploadQuery);
      const uploadId = await takeUpload({ kind, name, content: await readFile(), actor, requestId, now });
      return readUpload({ uploadId, area: "prices", locale, reader: actor });
    },
    UPLOAD_BODY,
  ),
});

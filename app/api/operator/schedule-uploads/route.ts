import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { scheduleUploadQuery, UPLOAD_BODY } from "@/lib/contracts/operator/uploads";
import { readUpload } from "@/lib/services/schedule/uploads/read-upload";
import { takeUpload } from "@/lib/services/schedule/uploads/take-upload";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: officeRoute(
    { area: "schedule", act: "change" },
    async ({ act: { actor }, requestId, locale, now, readQuery, readFile }) => {
      const { name } = readQuery(scheduleUploadQuery);
      const uploadId = await takeUpload({ kind: "schedule", name, content: await readFile(), actor, requestId, now });
      return readUpload({ uploadId, area: "schedule", locale, reader: actor });
    },
    UPLOAD_BODY,
  ),
});

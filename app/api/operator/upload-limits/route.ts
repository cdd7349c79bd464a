import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { uploadLimitRequest } from "@/lib/contracts/operator/upload-limits";
import { readUploadLimits, setUploadLimit } from "@/lib/services/schedule/uploads/upload-limits";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "prices", act: "see" }, async () => readUploadLimits()),
  POST: officeRoute({ area: "house", act: "change" }, async ({ now, readBody, readDoer }) =>
    setUploadLimit({ limit: await readBody(uploadLimitRequest), by: readDoer(), now }),
  ),
});

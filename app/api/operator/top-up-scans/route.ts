import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { ATTACHMENT_BODY, attachmentQuery } from "@/lib/contracts/operator/attachments";
import { keepAttachment } from "@/lib/services/ground/attachments/keep-attachment";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: officeRoute(
    { area: "money", act: "change" },
    async ({ now, readQuery, readFile, readDoer }) =>
      keepAttachment({ area: "money", ...readQuery(attachmentQuery), content: await readFile(), by: readDoer(), now }),
    ATTACHMENT_BODY,
  ),
});

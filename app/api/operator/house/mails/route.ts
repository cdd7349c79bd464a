import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { mailPreviewQuery } from "@/lib/contracts/operator/house";
import { previewMail } from "@/lib/services/operations/house/preview-mail";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "house", act: "see" }, async ({ readQuery }) => {
    const { kind, language } = readQuery(mailPreviewQuery);
    return previewMail({ kind, locale: language });
  }),
});

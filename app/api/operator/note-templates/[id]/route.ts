import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { removeNoteTemplate } from "@/lib/services/desk/note-templates/remove-note-template";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  DELETE: officeRoute({ area: "refunds", act: "change" }, async ({ params, now, readDoer }) =>
    removeNoteTemplate({ templateId: params.id ?? "", by: readDoer(), now }),
  ),
});

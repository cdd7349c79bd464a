import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { newNoteTemplate } from "@/lib/contracts/operator/refund-decisions";
import { listNoteTemplates } from "@/lib/services/desk/note-templates/list-note-templates";
import { saveNoteTemplate } from "@/lib/services/desk/note-templates/save-note-template";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "refunds", act: "see" }, async () => listNoteTemplates()),
  POST: officeRoute({ area: "refunds", act: "change" }, async ({ now, readBody, readDoer }) =>
    saveNoteTemplate({ ...(await readBody(newNoteTemplate)), by: readDoer(), now }),
  ),
});

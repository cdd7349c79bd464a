import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { listDocumentTypes } from "@/lib/services/ground/entry-rules/list-document-types";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: operation(OPERATIONS.list_document_types, async ({ locale }) => listDocumentTypes(locale)),
});

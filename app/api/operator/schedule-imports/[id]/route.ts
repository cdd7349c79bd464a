import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { readImport } from "@/lib/services/schedule/imports/read-imports";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: portalRoute(async ({ params }) => readImport({ importId: params.id ?? "" }), ["operator"]),
});

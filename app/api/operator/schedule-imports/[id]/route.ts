import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { readImport } from "@/lib/services/schedule/imports/read-imports";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "schedule", act: "see" }, async ({ params }) => readImport({ importId: params.id ?? "" })),
});

import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { takeBackImport } from "@/lib/services/schedule/sets/take-back-import";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: officeRoute({ area: "schedule", act: "change" }, async ({ principal, params, now }) =>
    takeBackImport({ importId: params.id ?? "", actor: `operator:${principal.userId}`, now }),
  ),
});

import { partnerRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { listEntryRules } from "@/lib/services/list-entry-rules";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: partnerRoute(async ({ locale }) => listEntryRules({ locale })),
});

import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { entryRequest } from "@/lib/contracts/interface/entry";
import { findEntryRequirements } from "@/lib/services/ground/entry-rules/find-entry-requirements";

// POST, because a journey is much for an address.
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: portalRoute(async ({ locale, readBody }) => findEntryRequirements({ ...(await readBody(entryRequest)), locale })),
});

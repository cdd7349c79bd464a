import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { findPlaces } from "@/lib/services/ground/reference/find-places";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: operation(OPERATIONS.list_places, async ({ locale, readQuery }) => {
    const { q = "", limit } = readQuery();
    return findPlaces({ text: q, limit, locale });
  }),
});

import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { referencePlacesQuery } from "@/lib/contracts/interface/reference";
import { findPlaces } from "@/lib/services/ground/reference/find-places";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: operation("list_places", async ({ locale, readQuery }) => {
    const { q = "", limit } = readQuery(referencePlacesQuery);
    return findPlaces({ text: q, limit, locale });
  }),
});

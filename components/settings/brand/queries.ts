import { queryOptions } from "@tanstack/react-query";
import { deleteJson, getJson, postJson } from "@/lib/client/fetch-json";
import { api } from "@/lib/client/paths";
import { brandPreview, brandShown } from "@/lib/contracts/brand";
import type { Brand } from "@/lib/domain/brand";

/** What the agency's customers read of it. */
export const brandOptions = () =>
  queryOptions({
    queryKey: ["settings", "brand"],
    queryFn: ({ signal }) => getJson({ path: api.brand(), schema: brandShown, signal }),
    staleTime: 0,
  });

export function saveBrand(body: Brand) {
  return postJson({ path: api.brand(), schema: brandShown, body });
}

/** @param image the file's bytes in base64 */
export function saveLogo(image: string) {
  return postJson({ path: api.brandLogo(), schema: brandShown, body: { image } });
}

export function removeLogo() {
  return deleteJson({ path: api.brandLogo(), schema: brandShown });
}

/** A receipt of an invented traveller with this brand. */
export function previewReceipt(body: Brand) {
  return postJson({ path: api.brandPreview(), schema: brandPreview, body });
}

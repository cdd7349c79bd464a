import { queryOptions } from "@tanstack/react-query";
import { deleteJson, getJson, postJson } from "@/lib/client/calls/fetch-json";
import { api } from "@/lib/client/calls/paths";
import type { BrandPreview, BrandSaid, BrandShown } from "@/lib/contracts/portal/brand";

/** What the agency's customers read of it. */
export const brandOptions = () =>
  queryOptions({
    queryKey: ["settings", "brand"],
    queryFn: ({ signal }) => getJson<BrandShown>({ path: api.brand(), signal }),
    staleTime: 0,
  });

export function saveBrand(body: BrandSaid) {
  return postJson<BrandShown>({ path: api.brand(), body });
}

/** @param image the file's bytes in base64 */
export function saveLogo(image: string) {
  return postJson<BrandShown>({ path: api.brandLogo(), body: { image } });
}

export function removeLogo() {
  return deleteJson<BrandShown>({ path: api.brandLogo() });
}

/** A receipt of an invented traveller with this brand. */
export function previewReceipt(body: BrandSaid) {
  return postJson<BrandPreview>({ path: api.brandPreview(), body });
}

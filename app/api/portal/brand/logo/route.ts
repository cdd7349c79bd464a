import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { logoRequest } from "@/lib/contracts/portal/brand";
import { changeLogo } from "@/lib/services/access/brand/change-logo";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: portalRoute(
    async ({ partner, now, readBody, readDoer }) => {
      const { image } = await readBody(logoRequest);
      return changeLogo({ partnerId: partner.id, image: new Uint8Array(Buffer.from(image, "base64")), by: readDoer(), now });
    },
    ["admin"],
  ),
  DELETE: portalRoute(
    async ({ partner, now, readDoer }) => changeLogo({ partnerId: partner.id, image: null, by: readDoer(), now }),
    ["admin"],
  ),
});

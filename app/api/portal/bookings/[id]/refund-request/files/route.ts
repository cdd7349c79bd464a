import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { FILE_BODY_BYTES, newRequestFile } from "@/lib/contracts/portal/refund-conversation";
import { addFile } from "@/lib/services/aftersale/refunds/conversation/add-file";
import { readConversation } from "@/lib/services/aftersale/refunds/conversation/read-conversation";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: portalRoute(
    async ({ partner, now, params, readBody, readDoer }) => {
      const address = { partnerId: partner.id, bookingId: params.id ?? "" };
      const { name, content } = await readBody(newRequestFile);
      await addFile({ ...address, name, file: new Uint8Array(Buffer.from(content, "base64")), by: readDoer(), now });
      return { conversation: await readConversation({ side: "partner", address }) };
    },
    ["agent", "admin"],
    { body: { bytes: FILE_BODY_BYTES, refusal: "file_too_large" } },
  ),
});

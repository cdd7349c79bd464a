import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { newRequestMessage } from "@/lib/contracts/portal/refund-conversation";
import { readConversation } from "@/lib/services/aftersale/refunds/conversation/read-conversation";
import { writeMessage } from "@/lib/services/aftersale/refunds/conversation/write-message";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "refunds", act: "see" }, async ({ params }) => ({
    conversation: await readConversation({ side: "office", requestId: params.id ?? "" }),
  })),
  POST: officeRoute({ area: "refunds", act: "change" }, async ({ now, params, readBody, readDoer }) => {
    const from = { side: "office", requestId: params.id ?? "" } as const;
    const { text } = await readBody(newRequestMessage);
    await writeMessage({ from, text, by: readDoer(), now });
    return { conversation: await readConversation(from) };
  }),
});

import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { seenUntil } from "@/lib/contracts/portal/refund-conversation";
import { noteSeen } from "@/lib/services/aftersale/refunds/conversation/note-seen";
import { readConversation } from "@/lib/services/aftersale/refunds/conversation/read-conversation";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: officeRoute({ area: "refunds", act: "change" }, async ({ params, readBody }) => {
    const reader = { side: "office", requestId: params.id ?? "" } as const;
    const { until } = await readBody(seenUntil);
    await noteSeen({ reader, until: new Date(until) });
    return { conversation: await readConversation(reader) };
  }),
});

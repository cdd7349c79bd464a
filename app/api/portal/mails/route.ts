import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { mailboxQuery } from "@/lib/contracts/portal/mail";
import { listMailbox } from "@/lib/services/channels/mail/list-mailbox";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: portalRoute(async ({ partner, principal: { role }, readQuery }) =>
    listMailbox({ partnerId: partner.id, role, ...readQuery(mailboxQuery) }),
  ),
});

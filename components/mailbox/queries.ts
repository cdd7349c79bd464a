import { queryOptions } from "@tanstack/react-query";
import { getJson } from "@/lib/client/calls/fetch-json";
import { api } from "@/lib/client/calls/paths";
import type { MailboxPage, MailShown } from "@/lib/contracts/portal/mail";

export const mailboxOptions = (page: number) =>
  queryOptions({
    queryKey: ["mailbox", page],
    queryFn: ({ signal }) => getJson<MailboxPage>({ path: api.mails(page), signal }),
    refetchOnWindowFocus: true,
    staleTime: 0,
  });

export const mailOptions = (mailId: string) =>
  queryOptions({
    queryKey: ["mailbox", "one", mailId],
    queryFn: ({ signal }) => getJson<MailShown>({ path: api.mail(mailId), signal }),
  });

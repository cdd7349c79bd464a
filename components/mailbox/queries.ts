import { queryOptions } from "@tanstack/react-query";
import { getJson } from "@/lib/client/fetch-json";
import { api } from "@/lib/client/paths";
import { mailboxPage, mailShown } from "@/lib/contracts/mail";

export const mailboxOptions = (page: number) =>
  queryOptions({
    queryKey: ["mailbox", page],
    queryFn: ({ signal }) => getJson({ path: api.mails(page), schema: mailboxPage, signal }),
    refetchOnWindowFocus: true,
    staleTime: 0,
  });

export const mailOptions = (mailId: string) =>
  queryOptions({
    queryKey: ["mailbox", "one", mailId],
    queryFn: ({ signal }) => getJson({ path: api.mail(mailId), schema: mailShown, signal }),
  });

import { queryOptions } from "@tanstack/react-query";
import { getJson, postJson } from "@/lib/client/calls/fetch-json";
import { api } from "@/lib/client/calls/paths";
import type { MailSettings, MailSettingsShown } from "@/lib/contracts/portal/mail";

/** What is sent to customers by itself. */
export const mailSettingsOptions = () =>
  queryOptions({
    queryKey: ["settings", "mail"],
    queryFn: ({ signal }) => getJson<MailSettingsShown>({ path: api.mailSettings(), signal }),
    staleTime: 0,
  });

export function saveMailSettings(body: MailSettings) {
  return postJson<MailSettingsShown>({ path: api.mailSettings(), body });
}

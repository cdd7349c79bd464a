import { queryOptions } from "@tanstack/react-query";
import { getJson, postJson } from "@/lib/client/fetch-json";
import { api } from "@/lib/client/paths";
import { type MailSettings, mailSettingsShown } from "@/lib/contracts/mail";

/** What is sent to customers by itself. */
export const mailSettingsOptions = () =>
  queryOptions({
    queryKey: ["settings", "mail"],
    queryFn: ({ signal }) => getJson({ path: api.mailSettings(), schema: mailSettingsShown, signal }),
    staleTime: 0,
  });

export function saveMailSettings(body: MailSettings) {
  return postJson({ path: api.mailSettings(), schema: mailSettingsShown, body });
}

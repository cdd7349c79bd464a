import type { MailSender } from "@/lib/env";

/**
 * For which airlines a sender of mails may speak: of `HY:ops@uzairways.com,*:@sita.aero` those of its address and of its domain.
 * @returns null where nobody has named it
 */
export function mayNameOf(senders: readonly MailSender[], sender: string): ((carrier: string) => boolean) | null {
  const domain = sender.slice(sender.lastIndexOf("@"));
  const own = senders.filter(({ address }) => sender !== "" && (address === sender || address === domain));
  if (own.length === 0) return null;
  return (carrier) => own.some((each) => each.carrier === "*" || each.carrier === carrier);
}

import { pages } from "./paths";

/** Only an address inside the portal: a link to the sign-in page must not send an agent elsewhere. */
export function safeReturn(callbackUrl: string | null | undefined): string {
  return callbackUrl && /^\/(?![/\\])/.test(callbackUrl) ? callbackUrl : pages.search();
}

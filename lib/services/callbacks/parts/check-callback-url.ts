import { AppError } from "@/lib/domain/errors";
import { readCallbackUrl, type UrlProblem } from "@/lib/domain/webhooks/callback-url";
import { URL_TEXTS } from "@/lib/domain/webhooks/url-texts";
import { env } from "@/lib/env";
import { AddressRefused, checkedAddresses } from "../sender/checked-addresses";
import { HostUnknown, type ResolveHost } from "../sender/resolve-host";

/**
 * A partner's URL before it is saved, so that a mistake is told at once; every call checks it anew.
 * @returns as it is kept
 * @throws AppError validation, with the remedy at `url`
 */
export async function checkCallbackUrl(text: string, resolve?: ResolveHost): Promise<string> {
  const url = readCallbackUrl(text, env().WEBHOOK_TRUSTED_HOSTS);
  if (typeof url === "string") throw refusal(url);
  try {
    await checkedAddresses(url, resolve);
  } catch (error) {
    if (error instanceof AddressRefused) throw refusal("private_address");
    if (error instanceof HostUnknown) throw refusal("unknown_host");
    // Name servers that do not answer now say nothing about the URL.
  }
  return url.href;
}

function refusal(problem: UrlProblem): AppError {
  return new AppError("validation", { fields: { url: [URL_TEXTS[problem]] } });
}

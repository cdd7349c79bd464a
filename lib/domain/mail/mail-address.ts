import { z } from "zod";
import { plainText } from "../text/plain-text";

/** RFC 5321: octets of a path, without its brackets. */
const MOST_CHARACTERS = 254;
/** Stands for a domain that has passed its own rules. */
const PLAIN_DOMAIN = "example.com";

/** How addresses are copied from pages and from other mails. */
const LINK = /^mailto:/i;
const BRACKETS = /^<(.*)>$/;

const plainAddress = z.email();

/**
 * An e-mail address as mail is sent to it, its domain in small ASCII letters by IDNA (`почта.рф` is `xn--80a1acny.xn--p1ai`), so that one mailbox is
 * one text, however its domain was written. The part before the @ stays as it is, and has ASCII letters alone: few servers take others.
 * @returns null where it is none
 */
export function mailAddress(text: string): string | null {
  const address = plainText(text).trim().replace(LINK, "").replace(BRACKETS, "$1");
  const at = address.lastIndexOf("@");
  const domain = asciiDomain(address.slice(at + 1));
  const local = address.slice(0, Math.max(at, 0));
  if (domain === null || !plainAddress.safeParse(`${local}@${PLAIN_DOMAIN}`).success) return null;
  const ascii = `${local}@${domain}`;
  return ascii.length <= MOST_CHARACTERS ? ascii : null;
}

/** An e-mail address as people sign in by it, in any case and with its domain in any spelling; what is no address stays what it is, in small letters. */
export function signInAddress(text: string): string {
  return (mailAddress(text) ?? plainText(text).trim()).toLowerCase();
}

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** Two labels or more, the last of which is no number. */
function asciiDomain(domain: string): string | null {
  if (!/^[\p{L}\p{M}\p{N}.\u3002-]+$/u.test(domain) || !URL.canParse(`http://${domain}`)) return null;
  const labels = new URL(`http://${domain}`).hostname.split(".");
  const isName = labels.length > 1 && labels.every((label) => LABEL.test(label)) && !/^\d+$/.test(labels.at(-1) ?? "");
  return isName ? labels.join(".") : null;
}

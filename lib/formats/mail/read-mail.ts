import { decodeAs, decodeText } from "./decode-text";
import { headerOf, headersOf, headerText, type MailEntity, parameterOf, readEntity, unquote } from "./mail-headers";

/** A mail as far as messages in it matter. */
export interface ReadMail {
  /** Address of its only author, in small letters; empty where it has none or several. */
  from: string;
  subject: string;
  /** When it says that it was written; null where it does not. */
  date: Date | null;
  /** Empty where it has none. */
  messageId: string;
  /** Values of Authentication-Results, the last server's first. */
  authentications: string[];
  /** Its plain text and attached text files; null where it has none of them. */
  text: string | null;
}

/** Reads a mail as servers deliver it (RFC 5322 and 2045). */
export function readMail(bytes: Uint8Array): ReadMail {
  const mail = readEntity(Buffer.from(bytes).toString("latin1"));
  const date = new Date(headerOf(mail.headers, "date"));
  const texts = textsOf(mail);
  const withMessage = texts.filter((text) => /^\s*(SSM|ASM)\s*$/im.test(text));
  return {
    from: authorOf(headersOf(mail.headers, "from")),
    subject: headerText(headerOf(mail.headers, "subject")),
    date: Number.isNaN(date.getTime()) ? null : date,
    messageId: headerOf(mail.headers, "message-id"),
    authentications: headersOf(mail.headers, "authentication-results"),
    text: texts.length === 0 ? null : (withMessage.length > 0 ? withMessage : texts).join("\n"),
  };
}

/** Of two authors or two headers nobody could say whose domain was verified. */
function authorOf(values: readonly string[]): string {
  const [value = "", another] = values;
  const plain = value.replaceAll(/"(\\.|[^"\\])*"/g, "");
  const addresses = plain.match(/[^\s<>,;:()"]+@[^\s<>,;:()"]+/g) ?? [];
  return another === undefined && addresses.length === 1 ? (addresses[0]?.toLowerCase() ?? "") : "";
}

/** How deep parts lie in parts, at most. */
const DEEPEST = 8;
/** More is no text of messages. */
const TEXT_NAME = /\.(txt|ssm|asm|msg)$/i;

/** Plain texts and attached text files, in their order. */
function textsOf({ headers, body }: MailEntity, depth = 0): string[] {
  const type = headerOf(headers, "content-type") || "text/plain";
  if (/^multipart\//i.test(type)) {
    const boundary = parameterOf(type, "boundary");
    if (boundary === "" || depth >= DEEPEST) return [];
    return partsOf(body, boundary).flatMap((part) => textsOf(readEntity(part), depth + 1));
  }
  const disposition = headerOf(headers, "content-disposition");
  const name = headerText(parameterOf(disposition, "filename") || parameterOf(type, "name"));
  if (!/^text\/plain\b/i.test(type) && !TEXT_NAME.test(name)) return [];
  const bytes = bytesOf(body, headerOf(headers, "content-transfer-encoding"));
  const text = decodeAs(parameterOf(type, "charset") || "utf-8", bytes) ?? decodeText(bytes);
  return text === null ? [] : [withoutSignature(text)];
}

function partsOf(body: string, boundary: string): string[] {
  const marker = `--${boundary}`;
  const parts: string[][] = [];
  for (const line of body.split(/\r?\n/)) {
    const end = line.trimEnd();
    if (end === `${marker}--`) break;
    if (end === marker) parts.push([]);
    else parts.at(-1)?.push(line);
  }
  return parts.map((lines) => lines.join("\n"));
}

function bytesOf(body: string, encoding: string): Buffer {
  if (/^base64$/i.test(encoding)) return Buffer.from(body, "base64");
  return /^quoted-printable$/i.test(encoding) ? unquote(body) : Buffer.from(body, "latin1");
}

/** What stands below the line `-- ` is a signature (RFC 3676, 4.3). */
function withoutSignature(text: string): string {
  const at = /^-- \r?$/m.exec(text)?.index;
  return at === undefined ? text : text.slice(0, at);
}

/**
 * Whether a server of ours has verified that a mail comes from the domain of its author: the topmost result that bears its name says
 * `dmarc=pass` (RFC 8601). What senders write themselves stands below it or bears another name.
 * @param server name by which it writes its results
 */
export function isVerified({ authentications }: Pick<ReadMail, "authentications">, server: string): boolean {
  const plain = authentications.map((value) => withoutComments(value.toLowerCase()));
  const own = plain.find((value) => value.split(/[\s;]/)[0] === server.toLowerCase());
  return own !== undefined && /;\s*dmarc\s*=\s*pass(\s|;|$)/.test(own);
}

/** Comments and quoted texts may hold anything. */
function withoutComments(value: string): string {
  let text = value.replaceAll(/"(\\.|[^"\\])*"/g, "");
  for (let before = ""; before !== text; ) {
    before = text;
    text = text.replaceAll(/\([^()]*\)/g, " ");
  }
  return text.trim();
}

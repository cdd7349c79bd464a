import { FORWARDED } from "../ssm/prose/older-mails";
import { beginsMessage, linesOf, NEXT_PART } from "../ssm/split-messages";
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
  /**
   * Its plain text and attached text files, with a line `NEXT_PART` between them; mails that are attached, and the files of a mail that forwards
   * another, as forwarded ones. Null where it has none.
   */
  text: string | null;
  /** Whether only the page (HTML) in it has messages. */
  hasOnlyPage: boolean;
}

/** Reads a mail as servers deliver it (RFC 5322 and 2045). */
export function readMail(bytes: Uint8Array): ReadMail {
  const mail = readEntity(Buffer.from(bytes).toString("latin1"));
  const date = new Date(headerOf(mail.headers, "date"));
  const subject = headerText(headerOf(mail.headers, "subject"));
  const { texts, pages } = contentsOf(mail, { depth: 0, isForward: FORWARD.test(subject) });
  return {
    from: authorOf(headersOf(mail.headers, "from")),
    subject,
    date: Number.isNaN(date.getTime()) ? null : date,
    messageId: headerOf(mail.headers, "message-id"),
    authentications: headersOf(mail.headers, "authentication-results"),
    // Where a part ends is never said by whoever wrote it: what stands below an older mail's head is of that mail to its end.
    text: texts.length === 0 ? null : texts.map((text) => text.replaceAll(NEXT_PART, " ")).join(`\n${NEXT_PART}\n`),
    hasOnlyPage: !texts.some(hasMessage) && pages.some((page) => hasMessage(withoutTags(page))),
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

/** What programs write before the subject of a mail that they forward: its files come along, and nothing in them tells whose they are. */
const FORWARD = /^\s*(fwd?|wg|tr|rv|i|i̇lt|пересл\.?|перес\.?|转发)\s*[:：]/i;

/** Where a part lies. */
interface Place {
  /** In how many others. */
  depth: number;
  /** Whether it came with an older mail that is forwarded, if it is a file. */
  isForward: boolean;
}

/** What a mail has to read: texts, and pages that are not read. */
interface Contents {
  texts: string[];
  pages: string[];
}

/** Plain texts and attached text files, and pages, each in their order. */
function contentsOf({ headers, body }: MailEntity, { depth, isForward }: Place): Contents {
  const type = headerOf(headers, "content-type") || "text/plain";
  if (depth >= DEEPEST) return { texts: [], pages: [] };
  if (/^multipart\//i.test(type)) {
    const boundary = parameterOf(type, "boundary");
    const parts =
      boundary === "" ? [] : partsOf(body, boundary).map((part) => contentsOf(readEntity(part), { depth: depth + 1, isForward }));
    return { texts: parts.flatMap(({ texts }) => texts), pages: parts.flatMap(({ pages }) => pages) };
  }
  if (/^message\/rfc822\b/i.test(type)) {
    const { texts, pages } = contentsOf(readEntity(body), { depth: depth + 1, isForward: false });
    return { texts: texts.map(asForwarded), pages };
  }
  const disposition = headerOf(headers, "content-disposition");
  const name = headerText(parameterOf(disposition, "filename") || parameterOf(type, "name"));
  const isPage = /^text\/html\b/i.test(type) && !TEXT_NAME.test(name);
  if (!isPage && !/^text\/plain\b/i.test(type) && !TEXT_NAME.test(name)) return { texts: [], pages: [] };
  const bytes = bytesOf(body, headerOf(headers, "content-transfer-encoding"));
  const text = decodeAs(parameterOf(type, "charset") || "utf-8", bytes) ?? decodeText(bytes);
  const found = text === null ? [] : [isForward && name !== "" ? asForwarded(text) : text];
  return isPage ? { texts: [], pages: found } : { texts: found, pages: [] };
}

function asForwarded(text: string): string {
  return `${FORWARDED}\n${text}`;
}

/** The texts of a page, each on a line of its own. */
function withoutTags(page: string): string {
  const texts = page.split("<").map((tag) => tag.slice(tag.indexOf(">") + 1));
  return texts.join("\n").replaceAll("&nbsp;", " ");
}

function hasMessage(text: string): boolean {
  return linesOf(text).some(beginsMessage);
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

import { decodeAs } from "./decode-text";

/** Headers of a mail or of one of its parts, in their order. */
export type MailHeaders = readonly { name: string; value: string }[];

/** A mail or a part of one: its headers, and the bytes below them as Latin-1. */
export interface MailEntity {
  headers: MailHeaders;
  body: string;
}

/** Splits an entity at its first empty line; folded headers become one line each (RFC 5322, 2.2.3). @param text bytes as Latin-1 */
export function readEntity(text: string): MailEntity {
  const end = /^\r?\n|\r?\n\r?\n/.exec(text);
  const [head, body] = end ? [text.slice(0, end.index), text.slice(end.index + end[0].length)] : [text, ""];
  const headers = head
    .replaceAll(/\r?\n[ \t]+/g, " ")
    .split(/\r?\n/)
    .flatMap((line) => {
      const [, name, value] = /^([!-9;-~]+)[ \t]*:[ \t]*(.*)$/.exec(line) ?? [];
      return name === undefined ? [] : { name: name.toLowerCase(), value: value?.trim() ?? "" };
    });
  return { headers, body };
}

/** All values of a header. */
export function headersOf(headers: MailHeaders, name: string): string[] {
  return headers.flatMap((header) => (header.name === name ? [header.value] : []));
}

/** The first value of a header; empty where there is none. */
export function headerOf(headers: MailHeaders, name: string): string {
  return headersOf(headers, name)[0] ?? "";
}

/** A parameter of a header, as `boundary` of Content-Type; empty where it is not there. */
export function parameterOf(value: string, name: string): string {
  const [, quoted, plain] = new RegExp(`;\\s*${name}\\*?\\s*=\\s*(?:"([^"]*)"|([^;\\s]*))`, "i").exec(value) ?? [];
  return quoted ?? plain ?? "";
}

/** Text of a header for people: its encoded words are decoded (RFC 2047). */
export function headerText(value: string): string {
  return value
    .replaceAll(/(=\?[^?]+\?[bq]\?[^?]*\?=)\s+(?==\?)/gi, "$1")
    .replaceAll(/=\?([^?*]+)(?:\*[^?]*)?\?([bq])\?([^?]*)\?=/gi, (whole, charset: string, how: string, text: string) => {
      const bytes = how.toLowerCase() === "b" ? Buffer.from(text, "base64") : unquote(text.replaceAll("_", " "));
      return decodeAs(charset, bytes) ?? whole;
    });
}

/** Bytes of a quoted-printable text (RFC 2045, 6.7). */
export function unquote(text: string): Buffer {
  const joined = text.replaceAll(/=[ \t]*\r?\n/g, "");
  return Buffer.from(
    joined.replaceAll(/=([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    "latin1",
  );
}

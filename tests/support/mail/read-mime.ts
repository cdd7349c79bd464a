/** A part of a mail that holds no others. */
export interface ReadPart {
  type: string;
  fileName: string;
  cid: string;
  bytes: Buffer;
  text: string;
}

export interface ReadMime {
  /** Names in lower case; a name that comes twice is an error. */
  headers: Map<string, string>;
  parts: ReadPart[];
}

/** A second reading of mails (RFC 5322, 2045 to 2047), as simple as it goes. @throws Error where a header comes twice or has no name */
export function readMime(raw: string): ReadMime {
  const { headers, body } = split(raw);
  return { headers, parts: partsOf(headers, body) };
}

function split(raw: string): { headers: Map<string, string>; body: string } {
  const end = raw.indexOf("\r\n\r\n");
  const head = end === -1 ? raw : raw.slice(0, end);
  const headers = new Map<string, string>();
  for (const line of head.replaceAll(/\r\n[ \t]+/g, " ").split("\r\n")) {
    const colon = line.indexOf(":");
    const name = line.slice(0, colon).toLowerCase();
    if (colon < 1 || /\s/.test(name)) throw new Error(`no header: ${line}`);
    if (headers.has(name)) throw new Error(`${name} twice`);
    headers.set(name, decodeWords(line.slice(colon + 1).trim()));
  }
  return { headers, body: end === -1 ? "" : raw.slice(end + 4) };
}

function partsOf(headers: Map<string, string>, body: string): ReadPart[] {
  const type = headers.get("content-type") ?? "text/plain";
  const boundary = /boundary="?([^";]+)"?/.exec(type)?.[1];
  if (type.startsWith("multipart/") && boundary) {
    const inside = body.split(`--${boundary}`).slice(1, -1);
    return inside.flatMap((part) => {
      const read = split(part.replace(/^\r\n/, "").replace(/\r\n$/, ""));
      return partsOf(read.headers, read.body);
    });
  }
  const bytes = decode(body, headers.get("content-transfer-encoding") ?? "7bit");
  const fileName = /filename="?([^";]+)"?/.exec(headers.get("content-disposition") ?? "")?.[1] ?? "";
  const cid = /<(.+)>/.exec(headers.get("content-id") ?? "")?.[1] ?? "";
  return [{ type, fileName, cid, bytes, text: bytes.toString("utf8") }];
}

function decode(body: string, encoding: string): Buffer {
  if (encoding === "base64") return Buffer.from(body, "base64");
  if (encoding !== "quoted-printable") return Buffer.from(body);
  const latin = body.replaceAll("=\r\n", "").replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(latin, "latin1");
}

/** RFC 2047; the space between two encoded words is none. */
function decodeWords(text: string): string {
  return text
    .replaceAll(/(=\?[^?]+\?[BQ]\?[^?]*\?=)\s+(?==\?)/gi, "$1")
    .replaceAll(/=\?([^?]+)\?([BQ])\?([^?]*)\?=/gi, (_, _charset, way, word) => {
      if (String(way).toUpperCase() === "B") return Buffer.from(String(word), "base64").toString("utf8");
      return decode(String(word).replaceAll("_", " "), "quoted-printable").toString("utf8");
    });
}

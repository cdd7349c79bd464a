import http from "node:http";
import https from "node:https";
import { isIPv6, type LookupFunction } from "node:net";

interface Post {
  href: string;
  headers: Record<string, string>;
  body: string;
  /** The only addresses that are connected to. */
  addresses: readonly string[];
  signal: AbortSignal;
}

/** Bytes of an answer that are read, and thrown away: a receiver may finish its sentence. */
const ANSWER_LIMIT = 8 * 1024;

/**
 * One POST on a connection of its own: no redirect is followed, no proxy of the environment is asked, nothing of the answer is kept.
 * @returns the status, as soon as the answer is over, is too long, or stops coming
 * @throws whatever kept an answer from coming
 */
export function post({ href, headers, body, addresses, signal }: Post): Promise<number> {
  const { request } = href.startsWith("https:") ? https : http;
  const length = { "content-length": String(Buffer.byteLength(body)) };
  return new Promise((resolve, reject) => {
    const call = request(href, {
      method: "POST",
      headers: { ...headers, ...length },
      agent: false,
      lookup: pinnedLookup(addresses),
      signal,
    });
    let status: number | null = null;
    const finish = (error: Error) => {
      if (status === null) reject(error);
      else resolve(status);
      call.destroy();
    };
    const over = () => finish(new Error("closed without an answer"));
    call.once("response", (answer) => {
      status = answer.statusCode ?? null;
      let read = 0;
      answer.on("data", (part: Buffer) => {
        read += part.length;
        if (read > ANSWER_LIMIT) over();
      });
      answer.once("end", over).once("error", finish);
    });
    call.once("error", finish).once("close", over);
    call.end(body);
  });
}

/** Replaces the resolver: gives the addresses that were checked for any name, so that a name that changes in between changes nothing. */
function pinnedLookup(addresses: readonly string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
  return (_host, options, callback) => {
    const first = found.find(({ family }) => !options.family || options.family === family || options.family === `IPv${family}`);
    if (options.all) callback(null, found);
    else if (first) callback(null, first.address, first.family);
    else callback(new Error("no address of this family"), "");
  };
}

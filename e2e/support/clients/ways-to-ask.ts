import { today } from "../when";
import type { Shot } from "./raw";

type Headers = Record<string, string>;

/** What the framework, proxies before it, and other frameworks have let requests decide by. */
const HEADERS: Headers[] = [
  {},
  { rsc: "1" },
  { rsc: "1", "next-router-prefetch": "1" },
  { rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": "/_tree" },
  { rsc: "1", "next-router-segment-prefetch": "/__PAGE__" },
  {
    rsc: "1",
    "next-router-state-tree": encodeURIComponent(JSON.stringify(["", { children: ["(agent)", {}, null, "refetch"] }, null, null])),
  },
  { "next-action": "7f0000000000000000000000000000000000000000" },
  { "x-middleware-subrequest": "src/middleware:src/middleware:src/middleware:src/middleware:src/middleware" },
  { "x-middleware-subrequest": "proxy:proxy:proxy:proxy:proxy", "x-middleware-prefetch": "1", "x-nextjs-data": "1" },
  { "x-matched-path": "/docs", "x-now-route-matches": "1=docs", "x-invoke-path": "/docs", "x-invoke-status": "200" },
  { "x-original-url": "/docs", "x-rewrite-url": "/docs", "x-forwarded-uri": "/docs", "x-forwarded-prefix": "/docs" },
  { "x-forwarded-host": "elsewhere.example", "x-forwarded-proto": "https", "x-forwarded-for": "127.0.0.1", "x-real-ip": "127.0.0.1" },
  { "x-http-method-override": "POST", "x-http-method": "POST", "x-method-override": "POST" },
  { purpose: "prefetch", "sec-purpose": "prefetch", "x-purpose": "preview" },
  { cookie: "__prerender_bypass=1; __next_preview_data=1" },
  { accept: "text/x-component" },
  { range: "bytes=0-100000", "if-none-match": "*", "if-modified-since": "Fri, 31 Dec 2100 00:00:00 GMT" },
];

const percent = (text: string, at: number) => `${text.slice(0, at)}%${text.charCodeAt(at).toString(16)}${text.slice(at + 1)}`;

/** Ways of writing an address that somebody on the way may take for another, or for the same. */
const PATHS: ((path: string) => string)[] = [
  (path) => `${path}.rsc`,
  (path) => `${path}.segments/_tree.segment.rsc`,
  (path) => `${path}.json`,
  (path) => `${path}.txt`,
  (path) => `${path}/`,
  (path) => `${path}/index.rsc`,
  (path) => `/${path}`,
  (path) => `${path}//`,
  (path) => path.replace(/\/([^/]*)$/, "//$1"),
  (path) => path.replace(/\/([^/]*)$/, "/./$1"),
  (path) => `/docs/..${path}`,
  (path) => `/docs/%2e%2e${path}`,
  (path) => `/_next/static/..${path}`,
  (path) => `/_next/data/x${path}.json`,
  (path) => `/_next/image?url=${encodeURIComponent(path)}&w=64&q=75`,
  (path) => percent(path, Math.min(1, path.length - 1)),
  (path) => path.replace(/\/([^/]*)$/, "%2F$1"),
  (path) => path.replaceAll("/", "\\").replace("\\", "/"),
  (path) => path.toUpperCase(),
  (path) => `${path};x=1`,
  (path) => `${path}%00`,
  (path) => `${path}%20`,
  (path) => `${path}?_rsc=1a2b3`,
  (path) => `${path}?token=x&access_token=x&_method=DELETE&__nextDataReq=1&nxtPid=x`,
  (path) => `http://elsewhere.example${path}`,
];

type Ways = { path: string; headers: Headers }[];

/** Every way of asking for an address. */
function waysToAsk(path: string): Shot[] {
  const both: Ways = [`${path}.rsc`, `/${path}`].map((written) => ({ path: written, headers: { rsc: "1" } }));
  const asked: Ways = [
    ...HEADERS.map((headers) => ({ path, headers })),
    ...PATHS.map((write) => ({ path: write(path), headers: {} })),
    ...both,
  ];
  return asked.map((one) => ({ method: "GET", ...one }));
}

interface Asked {
  path: string;
  /** What callers carry, one after the other. */
  callers: Headers[];
  /** Which address of many this is. */
  turn: number;
  parts: readonly number[];
}

/** In so many parts are the ways dealt out to addresses: each way of one part is tried on every so many of them. */
const PARTS = 24;

/** Every so many of the parts. */
export function partsBy(step: number): number[] {
  return Array.from({ length: PARTS / step }, (_, index) => index * step);
}

/** One part, another each day. */
export function partOfToday(): number[] {
  return [today(PARTS)];
}

/** The plain way for every caller, and these parts of the others, the callers taking turns. */
export function share({ path, callers, turn, parts }: Asked): Shot[] {
  const plain = callers.map((headers) => ({ method: "GET", path, headers }));
  const dealt = waysToAsk(path).filter((_, index) => parts.includes((index + turn) % PARTS));
  return [
    ...plain,
    ...dealt.map((shot, index) => ({ ...shot, headers: merged(shot.headers ?? {}, callers[(index + turn) % callers.length] ?? {}) })),
  ];
}

function merged(headers: Headers, carried: Headers): Headers {
  const cookie = [carried.cookie, headers.cookie].filter((one) => one !== undefined).join("; ");
  return { ...headers, ...carried, ...(cookie === "" ? {} : { cookie }) };
}

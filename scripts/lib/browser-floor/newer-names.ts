import compat from "core-js-compat";

/** A built-in that browsers of the floor lack. `owner` is null where any object may have it: a method of arrays, sets or promises. */
export interface NewerName {
  owner: string | null;
  name: string;
}

/** Of the web, not of the language: newer than Chrome 109, Firefox 115 or Safari 15.4 by MDN's tables of November 2026. */
const OF_THE_WEB: readonly NewerName[] = [
  ...["showPopover", "hidePopover", "togglePopover", "requestClose", "setHTMLUnsafe", "getHTML", "moveBefore", "caretPositionFromPoint"],
  ...["checkVisibility", "startViewTransition", "requestIdleCallback", "scrollend", "OffscreenCanvas", "CompressionStream"],
  ...["DecompressionStream", "CloseWatcher", "EyeDropper", "CSSStyleSheet", "adoptedStyleSheets", "showOpenFilePicker"],
]
  .map((name): NewerName => ({ owner: null, name }))
  .concat(
    { owner: "AbortSignal", name: "any" },
    { owner: "AbortSignal", name: "timeout" },
    { owner: "Response", name: "json" },
    { owner: "CSS", name: "highlights" },
    { owner: "Intl", name: "DurationFormat" },
    { owner: "Intl", name: "Segmenter" },
    { owner: "navigator", name: "locks" },
    { owner: "navigator", name: "userActivation" },
    { owner: "scheduler", name: "yield" },
    { owner: "scheduler", name: "postTask" },
  );

/** Methods that go by the same name in libraries (zod's `union`) or have long been there for other objects: a name alone tells nothing. */
const AMBIGUOUS = new Set([
  "union",
  "with",
  "includes",
  "push",
  "unshift",
  "parse",
  "stringify",
  "delete",
  "has",
  "size",
  "flags",
  "stack",
  "detached",
]);

/** Objects whose newer parts are functions of their own: `Object.groupBy`. */
const WITH_FUNCTIONS = new Set([
  "Array",
  "ArrayBuffer",
  "Error",
  "Iterator",
  "JSON",
  "Map",
  "Math",
  "Object",
  "Promise",
  "RegExp",
  "Symbol",
  "URL",
  "Uint8Array",
]);
const FUNCTIONS = new Set([
  "groupBy",
  "withResolvers",
  "try",
  "fromAsync",
  "escape",
  "isError",
  "fromBase64",
  "fromHex",
  "canParse",
  "parse",
  "from",
  "concat",
]);
FUNCTIONS.add("rawJSON").add("isRawJSON").add("f16round").add("sumPrecise").add("zip").add("zipKeyed").add("dispose").add("asyncDispose");

/** Old functions that got an argument more, which nobody uses here. */
const MENDED = ["es.json.parse", "es.json.stringify"];

/** What the language and the web have had only since the browsers of the floor. @param floor as in `browserslist` */
export function newerNames(floor: readonly string[]): NewerName[] {
  const modules = compat({ targets: [...floor], modules: [/^es\./, "web.url.can-parse", "web.url.parse"], exclude: [...MENDED] }).list;
  return [...modules.flatMap(namesOf), ...OF_THE_WEB];
}

/** @param module as core-js names it: `es.array.to-sorted`, `es.set.union.v2`, `es.iterator.constructor` */
function namesOf(module: string): NewerName[] {
  const [, object = "", member = ""] = module.split(".");
  const owner = OWNERS[object] ?? pascal(object);
  if (member === "constructor") return [{ owner: null, name: owner }];
  const name = camel(member);
  if (WITH_FUNCTIONS.has(owner) && FUNCTIONS.has(name)) return [{ owner, name }];
  // Those of iterators go by the names of arrays: scan-script.ts asks where the object comes from.
  return object === "iterator" || AMBIGUOUS.has(name) ? [] : [{ owner: null, name }];
}

const OWNERS: Readonly<Record<string, string>> = { json: "JSON", url: "URL", regexp: "RegExp", "uint8-array": "Uint8Array" };

const pascal = (words: string) => words.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
const camel = (words: string) =>
  words
    .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
    .replace("RawJson", "RawJSON")
    .replace("rawJson", "rawJSON");

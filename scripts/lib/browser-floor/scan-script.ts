import { type Expression, type MemberExpression, type Node, type PrivateIdentifier, parse, type Super } from "acorn";
import { full } from "acorn-walk";
import type { NewerName } from "./newer-names";

/** What a script asks for that browsers of the floor do not have: `toSorted`, `Object.groupBy`, `/(?<=a)b/`. */
export function scanScript(source: string, newer: readonly NewerName[]): string[] {
  const found = new Set<string>();
  const lone = new Set(newer.filter(({ owner }) => owner === null).map(({ name }) => name));
  const owned = new Set(newer.filter(({ owner }) => owner !== null).map(({ owner, name }) => `${owner}.${name}`));
  full(parse(source, { ecmaVersion: "latest", sourceType: "script", allowHashBang: true }), (node) => {
    for (const text of [newSyntax(node), newPattern(node, source), newMember(node, lone, owned)]) if (text) found.add(text);
  });
  return [...found].sort();
}

/** Safari 16.4. Compilers take them apart for older browsers, where they are told of them. */
function newSyntax(node: Node): string | null {
  if (isA(node, "StaticBlock")) return "class static block";
  return null;
}

/** A pattern that an older browser cannot read makes the whole script unreadable: looking behind is Safari 16.4, `v` Chrome 112, `(?i:` Chrome 125. */
function newPattern(node: Node, source: string): string | null {
  if (isA(node, "Literal") && node.regex)
    return isNewPattern(node.regex.pattern, node.regex.flags) ? `/${node.regex.pattern}/${node.regex.flags}` : null;
  if (isA(node, "Literal")) return typeof node.value === "string" ? partOfPattern(node.value) : null;
  if (isA(node, "TemplateElement")) return partOfPattern(node.value.raw);
  if (!(isA(node, "NewExpression") || isA(node, "CallExpression")) || !isA(node.callee, "Identifier") || node.callee.name !== "RegExp")
    return null;
  const [pattern, flags] = node.arguments.map(({ start, end }) => source.slice(start, end));
  return isNewPattern(pattern ?? "", /^["'`]\w*["'`]$/.test(flags ?? "") ? (flags ?? "") : "")
    ? `RegExp(${pattern}, ${flags ?? ""})`
    : null;
}

/** A text of which a pattern may be made elsewhere: nothing but a pattern has these signs. */
function partOfPattern(text: string): string | null {
  return LOOKS_BEHIND.test(text) ? `a text that looks behind: ${text}` : null;
}

const LOOKS_BEHIND = /\(\?<[=!]/;

function isNewPattern(pattern: string, flags: string): boolean {
  return LOOKS_BEHIND.test(pattern) || /\(\?[ims]*-?[ims]+:/.test(pattern) || /[v]/.test(flags);
}

function newMember(node: Node, lone: ReadonlySet<string>, owned: ReadonlySet<string>): string | null {
  if (isA(node, "Identifier")) return lone.has(node.name) && /^[A-Z]/.test(node.name) ? node.name : null;
  if (!isA(node, "MemberExpression")) return null;
  const name = nameOf(node);
  if (name === null) return null;
  if (lone.has(name)) return name;
  const owner = isA(node.object, "Identifier") ? `${node.object.name}.${name}` : "";
  if (owned.has(owner)) return owner;
  return OF_ITERATORS.has(name) && isIterator(node.object) ? `${name} of an iterator` : null;
}

function nameOf({ computed, property }: MemberExpression): string | null {
  if (!computed) return isA(property, "Identifier") ? property.name : null;
  return isA(property, "Literal") && typeof property.value === "string" ? property.value : null;
}

const OF_ITERATORS = new Set(["map", "filter", "some", "every", "find", "reduce", "toArray", "take", "drop", "flatMap", "forEach"]);
const MAKES_ITERATORS = new Set(["values", "keys", "entries", "matchAll"]);

/** `map.values()`, but not `Object.values(map)`. */
function isIterator(object: Expression | Super): boolean {
  if (!isA(object, "CallExpression") || !isA(object.callee, "MemberExpression")) return false;
  const { callee } = object;
  const isOfObject = isA(callee.object, "Identifier") && callee.object.name === "Object";
  return !isOfObject && MAKES_ITERATORS.has(nameOf(callee) ?? "");
}

interface Kinds {
  StaticBlock: import("acorn").StaticBlock;
  Literal: import("acorn").Literal;
  TemplateElement: import("acorn").TemplateElement;
  NewExpression: import("acorn").NewExpression;
  CallExpression: import("acorn").CallExpression;
  Identifier: import("acorn").Identifier;
  MemberExpression: MemberExpression;
}

function isA<Kind extends keyof Kinds>(node: Node | PrivateIdentifier, kind: Kind): node is Kinds[Kind] {
  return node.type === kind;
}

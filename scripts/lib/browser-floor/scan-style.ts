/** What a style asks for that Chrome 109, Firefox 115 or Safari 15.4 do not have, by how it is written once a compiler has made it small. */
const NEWER: Readonly<Record<string, RegExp>> = {
  "light-dark()": /\blight-dark\(/,
  "color-mix()": /\bcolor-mix\(/,
  "oklch() and oklab()": /\bokl(?:ch|ab)\(/,
  "lch() and lab()": /[:\s,(]l(?:ch|ab)\(/,
  "a colour made from another": /\((?:from)\s+[#\w]/,
  "a range in a media query": /@media[^{]*[<>]/,
  "@container": /@container\b/,
  "@scope": /@scope\b/,
  "@starting-style": /@starting-style\b/,
  nesting: /[{;}]\s*&/,
  "anchors of positions": /\banchor(?:-name:|\()/,
  "a grid of its parent's lines": /\bsubgrid\b/,
};

/** @returns names of what it asks for outside of `@supports`, inside of which a browser that has it not never looks */
export function scanStyle(source: string): string[] {
  const asked = withoutSupports(source.replace(/\/\*.*?\*\//gs, ""));
  return Object.entries(NEWER).flatMap(([name, written]) => (written.test(asked) ? [name] : []));
}

function withoutSupports(source: string): string {
  const start = source.indexOf("@supports");
  if (start < 0) return source;
  const end = endOfBlock(source, source.indexOf("{", start));
  return source.slice(0, start) + withoutSupports(source.slice(end));
}

/** @param open where its brace stands @returns what comes behind the brace that closes it */
function endOfBlock(source: string, open: number): number {
  let depth = 0;
  for (let at = open; at < source.length; at++) {
    if (source[at] === "{") depth += 1;
    if (source[at] === "}") depth -= 1;
    if (depth === 0) return at + 1;
  }
  return source.length;
}

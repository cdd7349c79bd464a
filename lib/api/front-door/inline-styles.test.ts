import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createElement, type ReactElement } from "react";
import { ListBox, Select, VisuallyHidden } from "react-aria-components";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { INLINE_STYLES } from "./inline-styles";

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64");

/** What the first group of the pattern finds in a text. */
function partOf(text: string, pattern: RegExp): string {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`styles are written in another way than they were: no ${pattern}`);
  return found;
}

const library = (file: string) => readFile(`node_modules/${file}`, "utf8");
/** The text that is given to `textContent`, as a template, between back quotes. */
const templateIn = (source: string) => partOf(source, /style\.textContent = `([^`]*)`\s*\.trim\(\)/);
const attributeOf = (element: ReactElement) => partOf(renderToStaticMarkup(element), / style="([^"]*)"/);

test("pages allow the styles that the libraries of today write into them, and no others", async () => {
  const press = await library("react-aria/dist/private/interactions/usePress.mjs");
  const texts = {
    empty: "",
    sonner: JSON.parse(partOf(await library("sonner/dist/index.mjs"), /__insertCSS\(("(?:[^"\\]|\\.)*")\)/)),
    "react-aria usePress": templateIn(press)
      .replace(/\$\{[^}]*\}/, partOf(press, /PRESSABLE_ATTRIBUTE = '([\w-]+)'/))
      .trim(),
    "react-aria usePreventScroll": templateIn(await library("react-aria/dist/private/overlays/usePreventScroll.mjs")).trim(),
    "react-aria VisuallyHidden": attributeOf(createElement(VisuallyHidden)),
    "react-aria HiddenSelect": attributeOf(createElement(Select, { "aria-label": "List" }, createElement(ListBox))),
  };
  expect(INLINE_STYLES).toEqual(Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, hashOf(text)])));
});

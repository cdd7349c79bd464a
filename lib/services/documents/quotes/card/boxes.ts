import { type CSSProperties, createElement, type ReactElement } from "react";

/** What a picture is drawn of: boxes in rows and columns, with one line of text each, as satori lays them out. */
export type Box = ReactElement;

type Child = Box | null;

/** Boxes beside each other. */
export function row(style: CSSProperties, ...children: Child[]): Box {
  return createElement("div", { style: { display: "flex", flexDirection: "row", alignItems: "center", ...style } }, ...children);
}

/** Boxes below each other. */
export function column(style: CSSProperties, ...children: Child[]): Box {
  return createElement("div", { style: { display: "flex", flexDirection: "column", ...style } }, ...children);
}

/** One line; what has no room ends in dots. Its height is that of the style, so that the height of the whole is known. */
export function line(text: string, style: CSSProperties): Box {
  const kept: CSSProperties = { display: "block", overflow: "hidden", whiteSpace: "nowrap", textOverflow: "ellipsis" };
  return createElement("div", { style: { ...kept, ...style } }, drawable(text));
}

export function picture(src: string, size: { width: number; height: number }, style: CSSProperties = {}): Box {
  return createElement("img", { src, ...size, style });
}

/** Every sign here is one that one of the fonts has; for others the renderer would ask the network for fonts and emojis. */
const UNDRAWABLE =
  /[^\u0020-\u007e\u00a0-\u00a8\u00aa-\u00ad\u00af-\u024f\u02b9-\u02bf\u0370-\u0377\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce\u0400-\u0525\u2010-\u2027\u2030-\u203a\u20a0-\u20b5\u20b8-\u20ba\u20bd\u2116\u2190-\u2193\u2212]/g;

function drawable(text: string): string {
  return text.replaceAll(UNDRAWABLE, "").replaceAll(/ {2,}/g, " ").trim();
}

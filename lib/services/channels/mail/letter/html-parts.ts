export const INK = "#1c2b33";
export const SOFT = "#5b6b73";
export const ACCENT = "#0f4c5c";
export const TINT = "#f2f5f6";
const WHITE = "#ffffff";

/** Colours of the light form, by the class that turns each dark. */
const CLASS_OF: Readonly<Record<string, string>> = { [INK]: "ink", [SOFT]: "soft", [ACCENT]: "accent", [WHITE]: "white" };

/**
 * What programs for mail that know styles are told besides: a letter of 600 pixels at most, narrow where the screen is, and its dark form. The others show
 * the light one by the attributes beside.
 */
export const STYLE = `<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:640px){.frame{width:100%!important}}
@media (prefers-color-scheme:dark){
.ground{background:#0e171b!important}.sheet{background:#18242a!important}.tint{background:#22323a!important}
.ink{color:#e8eef0!important}.soft{color:#a3b4bb!important}.accent{color:#86cfdf!important}
.bar{background:#1d6577!important}.white{color:#ffffff!important}.logo{background:#ffffff}
}
</style>`;

export function font(size: number, colour: string, html: string): string {
  return `<font face="Arial, Helvetica, sans-serif" size="${size}" color="${colour}" class="${CLASS_OF[colour] ?? ""}">${html}</font>`;
}

export function bold(html: string): string {
  return `<b>${html}</b>`;
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Nothing that a name holds becomes a part of the page. */
export function text(plain: string): string {
  return plain.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? "");
}

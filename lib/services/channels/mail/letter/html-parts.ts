import { brandTones } from "@/lib/domain/colours/brand-tones";
import { OWN_COLOUR } from "@/lib/domain/colours/own-tones";

export const INK = "#1c2b33";
export const SOFT = "#5b6b73";
const WHITE = "#ffffff";

/** What of a letter's look follows the agency's colour, by day and by night. */
export interface Look {
  /** Ground of bars and of the button, with white text by day. */
  accent: string;
  tint: string;
  /** Carries no text. */
  stripe: string;
  night: { accent: string; bar: string; onBar: string; tint: string };
}

/** The service's own. */
const PLAIN: Look = {
  ...{ accent: OWN_COLOUR, tint: "#f2f5f6", stripe: OWN_COLOUR },
  night: { accent: "#86cfdf", bar: "#1d6577", onBar: WHITE, tint: "#22323a" },
};

/** @param colour `#rrggbb`; the service's own look where it is empty */
export function lookOf(colour: string): Look {
  if (colour === "") return PLAIN;
  const { pure, day, night } = brandTones(colour);
  const dark = { accent: night.accent, bar: night.accent, onBar: "#0a1418", tint: night.soft };
  return { accent: day.accent, tint: day.soft, stripe: pure, night: dark };
}

/**
 * What programs for mail that know styles are told besides: a letter of 600 pixels at most, narrow where the screen is, and its dark form. The others show
 * the light one by the attributes beside.
 */
export function styleOf({ night: { accent, bar, onBar, tint } }: Look): string {
  return `<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:640px){.frame{width:100%!important}}
@media (prefers-color-scheme:dark){
.ground{background:#0e171b!important}.sheet{background:#18242a!important}.tint{background:${tint}!important}
.ink{color:#e8eef0!important}.soft{color:#a3b4bb!important}.accent{color:${accent}!important}
.bar{background:${bar}!important}.white{color:${onBar}!important}.logo{background:#ffffff}
}
</style>`;
}

/** Whose colours turn by night: text, quiet text, and what stands on a bar; any other is the accent. */
const CLASS_OF: Readonly<Record<string, string>> = { [INK]: "ink", [SOFT]: "soft", [WHITE]: "white" };

export function font(size: number, colour: string, html: string): string {
  return `<font face="Arial, Helvetica, sans-serif" size="${size}" color="${colour}" class="${CLASS_OF[colour] ?? "accent"}">${html}</font>`;
}

export function bold(html: string): string {
  return `<b>${html}</b>`;
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Nothing that a name holds becomes a part of the page. */
export function text(plain: string): string {
  return plain.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? "");
}

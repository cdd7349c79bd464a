import { expect, it } from "vitest";
import { scanStyle } from "./scan-style";

it.each([
  [".a{color:light-dark(#fff,#000)}", "light-dark()"],
  [".a{color:color-mix(in oklab,red,blue)}", "color-mix()"],
  [".a{color:oklch(50% .1 20)}", "oklch() and oklab()"],
  [".a{color:lab(50% 40 59)}", "lch() and lab()"],
  [".a{color:rgb(from red r g b)}", "a colour made from another"],
  ["@media (width>=48rem){.a{color:red}}", "a range in a media query"],
  ["@container (min-width:1px){.a{color:red}}", "@container"],
  [".a{color:red;&:hover{color:blue}}", "nesting"],
  [".a{grid-template-columns:subgrid}", "a grid of its parent's lines"],
])("%s is newer than Chrome 109 or Safari 15.4", (style, found) => {
  expect(scanStyle(style)).toEqual([found]);
});

it("leaves what stands behind @supports, and what those browsers have", () => {
  const guarded =
    ".a{color:#0008}@supports (color:color-mix(in lab,red,red)){.a{color:color-mix(in oklab,red 50%,transparent)}@media print{.a{color:red}}}";
  expect(scanStyle(guarded)).toEqual([]);
  expect(scanStyle(`${guarded}.b{color:oklab(50% 0 0)}`)).toEqual(["oklch() and oklab()"]);
  expect(scanStyle("@media (min-width:48rem){.label:has(:checked)>a{color:red;height:100dvh}}/* & oklch( */")).toEqual([]);
});

import fs from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { DESK_TEXTS, FRAME_TEXTS, isOfPortal } from "./portal-texts";

const PORTAL = "app/(agent)";
const IMPORTED = /(?:^|\n)(?:import|export)(?!\s+type)[^;]*?from\s+"([^"]+)"|import\("([^"]+)"\)/g;

function fileOf(from: string, name: string): string | undefined {
  const base = name.startsWith("@/") ? name.slice(2) : path.posix.join(path.posix.dirname(from), name);
  return ["", ".ts", ".tsx"].map((ending) => base + ending).find((file) => fs.existsSync(file) && fs.statSync(file).isFile());
}

const isOurs = (name: string) => name.startsWith("@/") || name.startsWith(".");

/** A file with all that it loads, at once or later; what runs on the server alone is not looked at. */
function loadedBy(entry: string): string[] {
  const known = new Set<string>();
  const open = [entry];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (known.has(file) || file.startsWith("lib/services/") || file.startsWith("lib/api/")) continue;
    known.add(file);
    const names = [...fs.readFileSync(file, "utf8").matchAll(IMPORTED)].flatMap(([, first, later]) => first ?? later ?? []);
    open.push(...names.filter(isOurs).flatMap((name) => fileOf(file, name) ?? []));
  }
  return [...known];
}

/** The parts of the texts that components of a page ask for: by `useTranslations("part…")`, or by whole keys where it names none. */
function partsOf(entry: string): string[] {
  const parts = loadedBy(entry).flatMap((file) => {
    const code = fs.readFileSync(file, "utf8");
    const named = [...code.matchAll(/useTranslations\(\s*["`]([a-zA-Z]+)/g)];
    const whole = code.includes("useTranslations()") ? [...code.matchAll(/\bt(?:\.\w+)?\(\s*["`]([a-zA-Z]+)\./g)] : [];
    return [...named, ...whole].flatMap(([, part]) => part ?? []);
  });
  return [...new Set(parts)];
}

const pages = fs
  .readdirSync(PORTAL, { recursive: true, encoding: "utf8" })
  .filter((file) => path.basename(file) === "page.tsx")
  .map((file) => file.split(path.sep).join("/"));

describe("texts that pages of the portal bring along", () => {
  it("are all that its frame says", () => {
    expect(partsOf(`${PORTAL}/layout.tsx`).filter((part) => !FRAME_TEXTS.some((known) => known === part))).toEqual([]);
  });

  it("are all that the search says", () => {
    expect(partsOf(`${PORTAL}/page.tsx`).filter((part) => !DESK_TEXTS.some((known) => known === part))).toEqual([]);
    expect(partsOf("components/desk/desk-view.tsx")).toContain("desk");
  });

  it.each(pages.filter((page) => page !== "page.tsx" && partsOf(`${PORTAL}/${page}`).length > 0))("are all that %s says", (page) => {
    expect(partsOf(`${PORTAL}/${page}`).filter((part) => !isOfPortal(part))).toEqual([]);
    const [folder] = page.split("/");
    expect(fs.readFileSync(`${PORTAL}/${folder}/layout.tsx`, "utf8")).toContain("PortalTexts");
  });
});

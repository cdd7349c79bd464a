import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

interface ReadPdf {
  pages: number;
  /** All words in the order in which they stand in the file, single spaces between them. */
  text: string;
  title: string;
  language: string;
  /** Roles of the structure tree: what a screen reader is told. */
  roles: string[];
  /** Where its links lead. */
  links: string[];
  /** Whether anything of it is run or opened by itself. */
  acts: boolean;
}

/** Reads a PDF as a person with another program would. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await task.promise;
  const words: string[] = [];
  const roles: string[] = [];
  const links: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    words.push(...items.flatMap((item) => ("str" in item ? [item.str] : [])));
    roles.push(...rolesIn(await page.getStructTree()));
    links.push(
      ...(await page.getAnnotations()).map((annotation) => String(annotation.unsafeUrl ?? annotation.action ?? annotation.subtype)),
    );
  }
  const { info } = await document.getMetadata();
  const acts = [await document.getJSActions(), await document.getOpenAction(), await document.getAttachments()].some(Boolean);
  const read = { pages: document.numPages, text: words.join(" ").replace(/\s+/g, " "), roles, links, acts, ...properties(info) };
  await task.destroy();
  return read;
}

function properties(info: object): { title: string; language: string } {
  return { title: "Title" in info ? String(info.Title) : "", language: "Language" in info ? String(info.Language) : "" };
}

function rolesIn(node: unknown): string[] {
  if (typeof node !== "object" || node === null) return [];
  const own = "role" in node && typeof node.role === "string" ? [node.role] : [];
  const children = "children" in node && Array.isArray(node.children) ? node.children.flatMap(rolesIn) : [];
  return [...own, ...children];
}

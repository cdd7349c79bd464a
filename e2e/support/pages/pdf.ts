import { expect } from "@playwright/test";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** Fetches a PDF without signing in and returns its text, page after page. */
export async function readPdf(url: string): Promise<string> {
  const response = await fetchInTurn(url);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toContain("application/pdf");
  const document = await getDocument({ data: new Uint8Array(await response.arrayBuffer()), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const content = await (await document.getPage(number)).getTextContent();
    pages.push(content.items.map((item) => ("str" in item ? item.str : "")).join(" "));
  }
  return pages.join("\n");
}

/** A server with more to do than it can says to anybody when to come again. */
async function fetchInTurn(url: string, tries = 5): Promise<Response> {
  const response = await fetch(url);
  const seconds = response.status === 503 ? Number(response.headers.get("retry-after")) : 0;
  if (seconds === 0 || tries === 0) return response;
  await new Promise((resolve) => setTimeout(resolve, 1000 * seconds));
  return fetchInTurn(url, tries - 1);
}

import { readFile } from "node:fs/promises";
import path from "node:path";
// Node itself reads the worker, and wants the whole name.
import { ImageResponse } from "next/og.js";
import { processMemory } from "@/lib/util/process-wide";
import { cardSize } from "./card-size";
import { drawCard, type ToDraw } from "./draw-card";

// Next bundles the server: the fonts are found from the project's folder, not from this module's.
const FONT_FOLDER = path.join(process.cwd(), "node_modules", "dejavu-fonts-ttf", "ttf");

/** The fonts of the PDFs, which have every letter of the three languages; read once per process. */
const fonts = processMemory("card-fonts", async () => [
  { name: "Card", weight: 400 as const, data: await readFile(path.join(FONT_FOLDER, "DejaVuSansCondensed.ttf")) },
  { name: "Card", weight: 700 as const, data: await readFile(path.join(FONT_FOLDER, "DejaVuSansCondensed-Bold.ttf")) },
]);

/** The picture of a quote. @returns a PNG */
export async function renderCard(card: ToDraw): Promise<Uint8Array<ArrayBuffer>> {
  const image = new ImageResponse(drawCard(card), { ...cardSize(card.quote), fonts: await fonts() });
  return new Uint8Array(await image.arrayBuffer());
}

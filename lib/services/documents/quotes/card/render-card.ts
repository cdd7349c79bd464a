// Node itself reads the worker, and wants the whole name.
import { ImageResponse } from "next/og.js";
import { processMemory } from "@/lib/util/process-wide";
import { faceFile } from "../../receipts/pdf/faces";
import { cardSize } from "./card-size";
import { drawCard, type ToDraw } from "./draw-card";

/** The faces of the PDFs, the portal's before the one with other scripts; read once per process. */
const fonts = processMemory("card-fonts", () => [
  { name: "Card", weight: 400 as const, data: faceFile("regular") },
  { name: "Card", weight: 700 as const, data: faceFile("bold") },
  { name: "Other", weight: 400 as const, data: faceFile("otherRegular") },
  { name: "Other", weight: 700 as const, data: faceFile("otherBold") },
]);

/** The picture of a quote. @returns a PNG */
export async function renderCard(card: ToDraw): Promise<Uint8Array<ArrayBuffer>> {
  const image = new ImageResponse(drawCard(card), { ...cardSize(card.quote), fonts: fonts() });
  return new Uint8Array(await image.arrayBuffer());
}

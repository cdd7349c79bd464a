"use client";

import dynamic from "next/dynamic";
import { PaletteButton } from "@/components/shell/palette/palette-button";

/** Loaded when it is first opened. */
const AgentPaletteWindow = dynamic(async () => (await import("./agent-palette-window")).AgentPaletteWindow, { ssr: false });

/** Finds and does what an agent may want, from anywhere in the portal. */
export function AgentPalette() {
  return <PaletteButton>{(close) => <AgentPaletteWindow onClose={close} />}</PaletteButton>;
}

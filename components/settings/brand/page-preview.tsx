"use client";

import type { ReactNode } from "react";
import { type BrandSaid, brandRequest } from "@/lib/contracts/portal/brand";
import { contactLines } from "@/lib/domain/brand";
import { type BrandTones, brandTones, GROUNDS } from "@/lib/domain/colours/brand-tones";
import { OWN_TONES } from "@/lib/domain/colours/own-tones";

/** Text beside the colours, as pages have it (tailwind.config.ts). */
const TEXTS = { day: { ink: "#14232a", soft: "#46565e" }, night: { ink: "#e8eef0", soft: "#b7c5ca" } } as const;

/** The tones that are shown: the service's own while no colour is typed, or none that is one. */
export function shownTones({ colour }: BrandSaid): BrandTones {
  const said = brandRequest.shape.colour.safeParse(colour).data;
  return said ? brandTones(said) : OWN_TONES;
}

interface PagePreviewProps {
  brand: BrandSaid;
  time: "day" | "night";
  /** The logo, or the name in its place. */
  mark: ReactNode;
  button: string;
}

/** How a customer's page begins by day or by night, however this page is. */
export function PagePreview({ brand, time, mark, button }: PagePreviewProps) {
  const { pure, [time]: tones } = shownTones(brand);
  const { grounds, filled } = GROUNDS[time];
  const { ink, soft } = TEXTS[time];
  return (
    <div
      className="mt-1 rounded border border-line border-t-4 p-4"
      style={{ backgroundColor: grounds[0], color: ink, borderTopColor: pure }}
    >
      <div style={{ color: tones.accent }}>{mark}</div>
      <p className="mt-2 text-sm [overflow-wrap:anywhere]" style={{ color: soft }}>
        {contactLines(brand).join(" · ")}
      </p>
      <p className="mt-3 flex flex-wrap items-center gap-3 text-sm">
        <span className="rounded-lg px-3 py-2 font-medium" style={{ backgroundColor: tones.accent, color: filled }}>
          {button}
        </span>
        <span className="rounded px-2 py-1" style={{ backgroundColor: tones.soft, color: tones.strong }}>
          TAS → IST
        </span>
      </p>
    </div>
  );
}

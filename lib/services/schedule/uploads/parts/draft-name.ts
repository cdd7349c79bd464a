import { seasonName } from "@/lib/domain/pricing/fare-changes/fare-names";
import type { FareEdit, Period } from "@/lib/domain/pricing/fare-edits/edit-fares";

/** Carriers that a name says. */
const NAMED = 3;

/** How a draft is called among uploaded files: `HY +5% (12).csv` changes twelve fares. */
export function draftName({ edit, touched, carriers }: { edit: FareEdit; touched: number; carriers: readonly string[] }): string {
  const whose = carriers.length > NAMED ? `${carriers.slice(0, NAMED).join(" ")} …` : carriers.join(" ");
  return `${whose} ${doneBy(edit)} (${touched}).csv`;
}

function doneBy(edit: FareEdit): string {
  if (edit.kind === "amounts") return "amounts";
  if (edit.kind === "percent") return shareText(edit.hundredths);
  const share = edit.hundredths === 0 ? "" : ` ${shareText(edit.hundredths)}`;
  return `${periodName(edit.from)} → ${periodName(edit.to)}${share}`;
}

function periodName({ travelFrom, travelTo, ...season }: Period): string {
  return travelFrom === null && travelTo === null ? seasonName(season) : `${travelFrom ?? ""}…${travelTo ?? ""}`;
}

function shareText(hundredths: number): string {
  return `${hundredths > 0 ? "+" : "−"}${Math.abs(hundredths) / 100}%`;
}

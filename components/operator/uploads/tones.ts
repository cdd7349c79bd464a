import type { Tone } from "@/components/ui/states/badge";
import type { UploadState } from "@/lib/domain/uploads/upload";

/** How the state of an upload looks. */
export const UPLOAD_TONES: Readonly<Record<UploadState, Tone>> = {
  checking: "neutral",
  checked: "accent",
  refused: "bad",
  applying: "neutral",
  applied: "good",
  outdated: "warm",
  planned: "accent",
  failed: "bad",
};

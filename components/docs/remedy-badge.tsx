import { Badge, type Tone } from "@/components/ui/badge";
import type { Remedy } from "@/lib/contracts/openapi/errors-of";

const LOOKS: Record<Remedy, { tone: Tone; text: string }> = {
  repeat: { tone: "good", text: "repeat" },
  sign_in: { tone: "warm", text: "new token, repeat once" },
  final: { tone: "neutral", text: "final" },
};

/** Whether an error goes away by repeating the call. */
export function RemedyBadge({ remedy }: { remedy: Remedy }) {
  return <Badge tone={LOOKS[remedy].tone}>{LOOKS[remedy].text}</Badge>;
}

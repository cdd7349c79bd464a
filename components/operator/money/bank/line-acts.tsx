"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/press/button";
import { useMayInHouse } from "@/lib/client/house";
import type { ShownBankLine } from "@/lib/contracts/operator/money/bank";
import { ProposeMatched } from "./propose-matched";
import { SettleDialog } from "./settle-dialog";

/** What may be done with a line: match it, put it aside, make its top-up, or take what was wrong back. */
export function LineActs({ line }: { line: ShownBankLine }) {
  const t = useTranslations("bank.act");
  const mayChange = useMayInHouse("money", "change");
  const [asked, setAsked] = useState<"match" | "aside" | "free" | null>(null);
  if (!mayChange || line.amount < 0 || line.is_held) return null;
  const isFree = line.state === "unmatched";
  const acts = isFree ? (["match", "aside"] as const) : (["free"] as const);
  return (
    <div className="flex flex-wrap gap-1 lg:justify-end">
      {line.state === "matched" ? <ProposeMatched lines={[line]} isOne /> : null}
      {acts.map((act) => (
        <Button key={act} variant="quiet" size="sm" onPress={() => setAsked(act)}>
          {t(act)}
        </Button>
      ))}
      {asked ? <SettleDialog line={line} act={asked} onClose={() => setAsked(null)} /> : null}
    </div>
  );
}

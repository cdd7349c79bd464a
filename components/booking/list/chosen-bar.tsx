"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/press/button";
import { CopyButton } from "@/components/ui/press/copy-button";
import { useMay } from "@/lib/client/role";
import type { WorkItem } from "@/lib/contracts/portal/work-list";
import { HandOverSeveral } from "./hand-over-several";

interface ChosenBarProps {
  /** In the order of the list, at least one. */
  chosen: readonly WorkItem[];
  /** @param ids of those that stay chosen */
  onChange: (ids: readonly string[]) => void;
}

/** What is done with several bookings at once, below the list while some are chosen. */
export function ChosenBar({ chosen, onChange }: ChosenBarProps) {
  const t = useTranslations("work.chosen");
  const mayHandOver = useMay("sell");
  const [isHandingOver, setHandingOver] = useState(false);
  const lines = chosen.map(({ booking_number, pnrs }) => [booking_number, ...pnrs].join(" "));
  return (
    <section
      aria-label={t("label")}
      className="sticky bottom-0 z-20 mt-2 flex flex-wrap items-center gap-2 rounded-t-xl border border-line bg-surface px-4 py-2 shadow-float max-lg:hidden"
    >
      <p role="status" className="num grow font-medium text-sm">
        {t("count", { count: chosen.length })}
      </p>
      <Button variant="quiet" size="sm" onPress={() => onChange([])}>
        {t("clear")}
      </Button>
      <CopyButton size="sm" text={lines.join("\n")}>
        {t("copy")}
      </CopyButton>
      {mayHandOver ? (
        <Button size="sm" aria-haspopup="dialog" onPress={() => setHandingOver(true)}>
          {t("handOver")}
        </Button>
      ) : null}
      {isHandingOver ? (
        <HandOverSeveral
          chosen={chosen}
          onClose={() => setHandingOver(false)}
          onDone={(left) => {
            setHandingOver(false);
            onChange(left);
          }}
        />
      ) : null}
    </section>
  );
}

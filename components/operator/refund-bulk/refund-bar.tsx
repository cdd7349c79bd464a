"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/press/button";
import { Banner } from "@/components/ui/states/banner";
import { askAnew } from "@/lib/client/calls/ask-anew";
import { toast } from "@/lib/client/calls/toast";
import type { RefundDecisions } from "@/lib/contracts/operator/refund-decisions";
import { DecideMany } from "./decide-many";
import { decideMany } from "./queries";

interface RefundBarProps {
  /** Ids of the requests that are picked. */
  picked: readonly string[];
  onDone: () => void;
}

/** What can be done with all refund requests that are picked: back by the rules, or nothing, with one note. */
export function RefundBar({ picked, onDone }: RefundBarProps) {
  const t = useTranslations("queues.bulk");
  const [asked, setAsked] = useState<RefundDecisions["decision"] | null>(null);
  const decide = useDecideMany(() => {
    setAsked(null);
    onDone();
  });
  const failures = decide.data?.results.filter(({ done }) => !done) ?? [];
  const reasons = [...new Set(failures.map(({ message }) => message))];
  const ask = (decision: RefundDecisions["decision"]) => {
    decide.reset();
    setAsked(decision);
  };
  return (
    <>
      <div className="sticky top-14 z-20 -mx-1 mb-2 flex flex-wrap items-center gap-2 bg-paper px-1 py-2">
        <Button variant="secondary" size="sm" isDisabled={picked.length === 0} onPress={() => ask("settle")}>
          {t("settle")}
        </Button>
        <Button variant="secondary" size="sm" isDisabled={picked.length === 0} onPress={() => ask("reject")}>
          {t("reject")}
        </Button>
        <span role="status" className="num text-ink-soft text-sm">
          {t("picked", { count: picked.length })}
        </span>
      </div>
      {failures.length > 0 ? (
        <Banner tone="warm" isAlert title={t("left", { count: failures.length })} className="mb-3">
          {reasons.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
        </Banner>
      ) : null}
      {asked ? <DecideMany decision={asked} ids={picked} decide={decide} onClose={() => setAsked(null)} /> : null}
    </>
  );
}

/** Sends the decision for all; queue, counts and requests show afterwards what has become of them. */
function useDecideMany(onDecided: () => void) {
  const t = useTranslations("queues.bulk");
  const cache = useQueryClient();
  return useMutation({
    mutationFn: decideMany,
    onSuccess: ({ results }) => {
      const done = results.filter((result) => result.done).length;
      if (done > 0) toast.success(t("done", { count: done }));
      onDecided();
    },
    onSettled: () => askAnew(cache, ["operator"]),
  });
}

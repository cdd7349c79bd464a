"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Markup } from "@/lib/contracts/operator/markups";
import type { ProposalRequest } from "@/lib/contracts/operator/proposals";
import { ProposeDialog } from "../../proposals/propose-dialog";
import { isReason, ReasonField } from "../../proposals/reason-field";

/** Ends a rule, with a reason. */
export function EndMarkupDialog({ rule, onClose }: { rule: Markup; onClose: () => void }) {
  const t = useTranslations("markups.form");
  const [reason, setReason] = useState("");
  const [isTried, setTried] = useState(false);
  const read = (): ProposalRequest | null => {
    setTried(true);
    return isReason(reason) ? { kind: "markup", ends: rule.id, adds: null, reason } : null;
  };
  return (
    <ProposeDialog title={t("endTitle", { place: String(rule.place) })} isDanger read={read} onClose={onClose}>
      <p className="text-ink-soft text-sm">{t("endText")}</p>
      <ReasonField value={reason} onChange={setReason} isTried={isTried} />
    </ProposeDialog>
  );
}

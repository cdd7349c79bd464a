"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { ProposalRequest } from "@/lib/contracts/operator/proposals";
import { ProposeDialog } from "./propose-dialog";
import { isReason, ReasonField } from "./reason-field";

/** What is done to an agency's standing. */
export type StandingKind = "suspend" | "reopen" | "stop_sales" | "resume_sales" | "close" | "open_closed";

type Wanted = { kind: "reversal"; transaction: string } | { kind: StandingKind; partner: string };

const HARMLESS: readonly Wanted["kind"][] = ["reopen", "resume_sales", "open_closed"];

interface ReasonDialogProps {
  agency: string;
  wanted: Wanted;
  onClose: () => void;
}

/** What needs no more than a reason: a reversal, a suspension or closing, its end. */
export function ReasonDialog({ agency, wanted, onClose }: ReasonDialogProps) {
  const t = useTranslations("proposals");
  const [reason, setReason] = useState("");
  const [isTried, setTried] = useState(false);
  const read = (): ProposalRequest | null => {
    setTried(true);
    return isReason(reason) ? { ...wanted, reason } : null;
  };
  return (
    <ProposeDialog title={t(`title.${wanted.kind}`, { agency })} isDanger={!HARMLESS.includes(wanted.kind)} read={read} onClose={onClose}>
      <p className="text-ink-soft text-sm">{t(`explain.${wanted.kind}`)}</p>
      <ReasonField value={reason} onChange={setReason} isTried={isTried} />
    </ProposeDialog>
  );
}

"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { Button } from "@/components/ui/press/button";
import { askAnew } from "@/lib/client/calls/ask-anew";
import { toast } from "@/lib/client/calls/toast";
import { useAddressErrorText } from "@/lib/client/calls/use-error-text";
import { useHouseRights } from "@/lib/client/house";
import type { Proposal } from "@/lib/contracts/operator/proposals";
import { areaOf } from "@/lib/domain/proposals/proposal";
import { ChangeLines } from "./change-lines";
import { AGENCY_AFFAIRS, decideProposal } from "./queries";
import { isReason, ReasonField } from "./reason-field";
import { RefundLine } from "./refund-line";
import { RuleLines } from "./rule-lines";

/** What may be done with an open proposal: one's own is taken back, another's approved or rejected. */
export function DecideButtons({ proposal }: { proposal: Proposal }) {
  const t = useTranslations("proposals.decide");
  const may = useHouseRights();
  const [asked, setAsked] = useState<"approve" | "reject" | null>(null);
  const close = () => setAsked(null);
  if (proposal.proposed.by.is_you) return <TakeBack proposal={proposal} />;
  if (!may(areaOf(proposal.kind), "approve")) return null;
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" onPress={() => setAsked("approve")}>
        {t("approve")}
      </Button>
      <Button size="sm" variant="secondary" onPress={() => setAsked("reject")}>
        {t("reject")}
      </Button>
      {asked === "approve" ? <Approve proposal={proposal} onClose={close} /> : null}
      {asked === "reject" ? <Reject proposal={proposal} onClose={close} /> : null}
    </div>
  );
}

/** Pages of bookings and refund requests show what waits for a second person. */
const BOOKINGS = [["office-bookings"], ["operator"]] as const;

/** Decides, and says so. */
function useDecision(done: string, onDone: () => void) {
  const cache = useQueryClient();
  const errorText = useAddressErrorText();
  const { mutate, isPending, error } = useMutation({
    mutationFn: decideProposal,
    onSuccess: async () => {
      await Promise.all([AGENCY_AFFAIRS, ...BOOKINGS].map((key) => askAnew(cache, key)));
      toast.success(done);
      onDone();
    },
  });
  return { decide: mutate, isPending, error: error ? errorText(error).message : "" };
}

interface DecisionProps {
  proposal: Proposal;
  onClose: () => void;
}

function Approve({ proposal: { id, kind, partner, changes, reason, markup, refund }, onClose }: DecisionProps) {
  const t = useTranslations("proposals");
  const { decide, ...state } = useDecision(t("decide.approved"), onClose);
  return (
    <ConfirmDialog
      {...state}
      title={t("decide.approveTitle")}
      confirm={t("decide.approveNow")}
      onConfirm={() => decide({ id, decision: "approve" })}
      onClose={onClose}
    >
      <p className="font-medium">
        {t(`kind.${kind}`)}
        {markup ? "" : `: ${partner.name}`}
      </p>
      {markup ? <RuleLines markup={markup} /> : null}
      {refund ? <RefundLine refund={refund} /> : null}
      <ChangeLines changes={changes} />
      <p className="text-ink-soft text-sm">{reason}</p>
      <p className="text-sm">{t("decide.approveText")}</p>
    </ConfirmDialog>
  );
}

function Reject({ proposal: { id, kind, partner, markup }, onClose }: DecisionProps) {
  const t = useTranslations("proposals");
  const [remark, setRemark] = useState("");
  const [isTried, setTried] = useState(false);
  const { decide, ...state } = useDecision(t("decide.rejected"), onClose);
  const reject = () => {
    setTried(true);
    if (isReason(remark)) decide({ id, decision: "reject", remark });
  };
  return (
    <ConfirmDialog {...state} title={t("decide.rejectTitle")} confirm={t("decide.rejectNow")} isDanger onConfirm={reject} onClose={onClose}>
      <p className="font-medium">
        {t(`kind.${kind}`)}
        {markup ? "" : `: ${partner.name}`}
      </p>
      {markup ? <RuleLines markup={markup} /> : null}
      <ReasonField label={t("decide.rejectWhy")} value={remark} onChange={setRemark} isTried={isTried} />
    </ConfirmDialog>
  );
}

function TakeBack({ proposal: { id } }: { proposal: Proposal }) {
  const t = useTranslations("proposals.decide");
  const { decide, isPending, error } = useDecision(t("takenBack"), () => {});
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button size="sm" variant="secondary" isPending={isPending} onPress={() => decide({ id, decision: "take_back" })}>
        {t("takeBack")}
      </Button>
      <span className="text-ink-soft text-sm">{error || t("own")}</span>
    </div>
  );
}

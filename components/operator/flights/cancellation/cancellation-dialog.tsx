"use client";

import { useTranslations } from "next-intl";
import type { DepartureDetail } from "@/lib/contracts/operator/departures/operator-flights";
import { AskReason } from "../ask-reason";
import { PreviewNow } from "./preview-view";
import { actOnCancellation, proposeCancellation } from "./queries";

/** What is asked for; all but a proposal are about one that there is. */
export type AskedCancellation = { act: "propose" } | { act: "confirm" | "withdraw" | "refund"; id: number };

interface CancellationDialogProps {
  departure: DepartureDetail;
  asked: AskedCancellation;
  onClose: () => void;
}

/** Asks once more. Who proposes says why; who proposes or confirms sees what it gives back by now. */
export function CancellationDialog({ departure: { id, flight }, asked, onClose }: CancellationDialogProps) {
  const t = useTranslations("flights.cancellation");
  switch (asked.act) {
    case "propose":
      return (
        <AskReason
          title={t("proposeTitle", { flight })}
          label={t("reason")}
          confirm={t("proposeSubmit")}
          act={(reason) => proposeCancellation(id, { reason })}
          done={() => t("proposeDone")}
          onClose={onClose}
        >
          <p>{t("proposeText")}</p>
          <PreviewNow departureId={id} />
        </AskReason>
      );
    case "confirm":
      return (
        <AskReason
          title={t("confirmTitle", { flight })}
          confirm={t("confirmSubmit")}
          isDanger
          act={() => actOnCancellation(id, "confirm", { cancellation: asked.id })}
          done={() => t("confirmDone")}
          onClose={onClose}
        >
          <p>{t("confirmText")}</p>
          <PreviewNow departureId={id} />
        </AskReason>
      );
    case "withdraw":
      return (
        <AskReason
          title={t("withdrawTitle")}
          confirm={t("withdrawSubmit")}
          act={() => actOnCancellation(id, "withdraw", { cancellation: asked.id })}
          done={() => t("withdrawDone")}
          onClose={onClose}
        >
          <p>{t("withdrawText")}</p>
        </AskReason>
      );
    case "refund":
      return (
        <AskReason
          title={t("againTitle")}
          confirm={t("againSubmit")}
          act={() => actOnCancellation(id, "refund", { cancellation: asked.id })}
          done={() => t("againDone")}
          onClose={onClose}
        >
          <p>{t("againText")}</p>
        </AskReason>
      );
  }
}

"use client";

import { useTranslations } from "next-intl";
import type { AgencyPerson } from "@/lib/contracts/operator/agencies";
import { AgencyActDialog } from "./agency-act-dialog";
import { blockPerson } from "./queries";

/** Closes somebody's account, or opens it again, with a reason. */
export function BlockDialog({ code, person, onClose }: { code: string; person: AgencyPerson; onClose: () => void }) {
  const t = useTranslations("agencies.people");
  const act = person.is_blocked ? "unblock" : "block";
  return (
    <AgencyActDialog
      title={t(`${act}Title`, { name: person.name })}
      confirm={t(`${act}Now`)}
      isDanger={act === "block"}
      act={(reason) => blockPerson({ code, email: person.email, is_blocked: act === "block", reason })}
      done={t("changed")}
      onClose={onClose}
    >
      <p>{t(`${act}Text`)}</p>
    </AgencyActDialog>
  );
}

"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/press/button";
import { LinkButton } from "@/components/ui/press/link-button";
import { pages } from "@/lib/client/calls/paths";
import { useHouseRights } from "@/lib/client/house";
import type { AgencyDetail } from "@/lib/contracts/operator/agencies";
import { ReasonDialog } from "../proposals/reason-dialog";
import { TermsDialog } from "../proposals/terms-dialog";
import { TopUpDialog } from "../proposals/top-up-dialog";

/** What is done to an agency as a proposal. */
export function AgencyActions({ agency }: { agency: AgencyDetail }) {
  const t = useTranslations("agencies.one");
  const may = useHouseRights();
  const [open, setOpen] = useState<"topUp" | "terms" | "standing" | "sales" | null>(null);
  const close = () => setOpen(null);
  const standing = agency.is_suspended ? "reopen" : "suspend";
  const sales = agency.is_sales_stopped ? "resume_sales" : "stop_sales";
  return (
    <div className="flex flex-wrap gap-2">
      {may("bookings", "see") ? (
        <LinkButton variant="secondary" href={pages.officeBookings({ agency: agency.code })}>
          {t("bookings")}
        </LinkButton>
      ) : null}
      {may("money", "change") ? <Button onPress={() => setOpen("topUp")}>{t("topUp")}</Button> : null}
      {may("agencies", "change") ? (
        <>
          <Button variant="secondary" onPress={() => setOpen("terms")}>
            {t("changeTerms")}
          </Button>
          <Button variant="secondary" onPress={() => setOpen("sales")}>
            {t(sales)}
          </Button>
          <Button variant={agency.is_suspended ? "secondary" : "danger"} onPress={() => setOpen("standing")}>
            {t(standing)}
          </Button>
        </>
      ) : null}
      {open === "topUp" ? (
        <TopUpDialog agency={agency} currencies={agency.balances.map(({ currency }) => currency)} onClose={close} />
      ) : null}
      {open === "terms" ? <TermsDialog agency={agency} onClose={close} /> : null}
      {open === "sales" ? <ReasonDialog agency={agency.name} wanted={{ kind: sales, partner: agency.code }} onClose={close} /> : null}
      {open === "standing" ? <ReasonDialog agency={agency.name} wanted={{ kind: standing, partner: agency.code }} onClose={close} /> : null}
    </div>
  );
}

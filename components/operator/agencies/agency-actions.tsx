"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/press/button";
import { LinkButton } from "@/components/ui/press/link-button";
import { pages } from "@/lib/client/calls/paths";
import { useHouseRights } from "@/lib/client/house";
import type { AgencyDetail } from "@/lib/contracts/operator/agencies";
import { ReasonDialog, type StandingKind } from "../proposals/reason-dialog";
import { TermsDialog } from "../proposals/terms-dialog";
import { TopUpDialog } from "../proposals/top-up-dialog";

type Act = "topUp" | "terms" | StandingKind;

/** What is done to an agency as a proposal. */
export function AgencyActions({ agency }: { agency: AgencyDetail }) {
  const t = useTranslations("agencies.one");
  const may = useHouseRights();
  const [open, setOpen] = useState<Act | null>(null);
  const close = () => setOpen(null);
  return (
    <div className="flex flex-wrap gap-2">
      {may("bookings", "see") ? (
        <LinkButton variant="secondary" href={pages.officeBookings({ agency: agency.code })}>
          {t("bookings")}
        </LinkButton>
      ) : null}
      {may("money", "change") && !agency.is_closed ? <Button onPress={() => setOpen("topUp")}>{t("topUp")}</Button> : null}
      {may("agencies", "change") ? <StandingButtons agency={agency} onOpen={setOpen} /> : null}
      {open === "topUp" ? (
        <TopUpDialog agency={agency} currencies={agency.balances.map(({ currency }) => currency)} onClose={close} />
      ) : null}
      {open === "terms" ? <TermsDialog agency={agency} onClose={close} /> : null}
      {open === null || open === "topUp" || open === "terms" ? null : (
        <ReasonDialog agency={agency.name} wanted={{ kind: open, partner: agency.code }} onClose={close} />
      )}
    </div>
  );
}

/** Of a closed agency what came on its deposits since is paid back, and nothing else is left to do but open it again. */
function StandingButtons({ agency, onOpen }: { agency: AgencyDetail; onOpen: (act: Act) => void }) {
  const t = useTranslations("agencies.one");
  if (agency.is_closed)
    return (
      <>
        {agency.balances.some(({ balance }) => balance > 0) ? <Button onPress={() => onOpen("close")}>{t("payBack")}</Button> : null}
        <Button variant="secondary" onPress={() => onOpen("open_closed")}>
          {t("open_closed")}
        </Button>
      </>
    );
  const standing = agency.is_suspended ? "reopen" : "suspend";
  const sales = agency.is_sales_stopped ? "resume_sales" : "stop_sales";
  return (
    <>
      <Button variant="secondary" onPress={() => onOpen("terms")}>
        {t("changeTerms")}
      </Button>
      <Button variant="secondary" onPress={() => onOpen(sales)}>
        {t(sales)}
      </Button>
      <Button variant={agency.is_suspended ? "secondary" : "danger"} onPress={() => onOpen(standing)}>
        {t(standing)}
      </Button>
      <Button variant="danger" onPress={() => onOpen("close")}>
        {t("close")}
      </Button>
    </>
  );
}

"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/press/button";
import { SectionCard } from "@/components/ui/section-card";
import { useHouseRights } from "@/lib/client/house";
import type { OfficeBooking } from "@/lib/contracts/operator/bookings/office-booking";
import { type HouseActKind, REFUNDING_ACTS } from "@/lib/domain/booking/house-acts";
import { ActDialog } from "./act-dialog";
import { MoveDialog } from "./move-dialog";
import { RefundPartDialog } from "./refund-part-dialog";

/** What the operator may do with the booking for its agency now, each with a reason. */
export function ActsCard({ data }: { data: OfficeBooking }) {
  const t = useTranslations("officeBooking.acts");
  const may = useHouseRights();
  const [open, setOpen] = useState<HouseActKind | null>(null);
  const mayDo = (kind: HouseActKind) => (isRefunding(kind) ? may("refunds", "approve") : may("bookings", "change"));
  const close = () => setOpen(null);
  const kinds = data.allowed.filter(mayDo);
  return (
    <SectionCard title={t("title")} lead={t("lead")}>
      {kinds.length === 0 ? <p className="text-ink-soft text-sm">{t("none")}</p> : null}
      <div className="grid gap-2">
        {kinds.map((kind) => (
          <Button key={kind} variant="secondary" onPress={() => setOpen(kind)}>
            {t(`kinds.${kind}`)}
          </Button>
        ))}
      </div>
      {open === "refund_part" ? <RefundPartDialog data={data} onClose={close} /> : null}
      {open === "move_flights" ? <MoveDialog data={data} onClose={close} /> : null}
      {open && open !== "refund_part" && open !== "move_flights" ? <ActDialog kind={open} data={data} onClose={close} /> : null}
    </SectionCard>
  );
}

function isRefunding(kind: HouseActKind): boolean {
  return REFUNDING_ACTS.some((each) => each === kind);
}

"use client";

import { useLocale, useTranslations } from "next-intl";
import { PageLink } from "@/components/ui/page-link";
import { RecordList } from "@/components/ui/record-list";
import { pages } from "@/lib/client/calls/paths";
import type { AuditItem } from "@/lib/contracts/portal/audit";
import { formatInstant, formatMoney } from "@/lib/i18n/formats";
import { useActionText } from "./use-action-text";

interface AuditTableProps {
  items: readonly AuditItem[];
  isOffice: boolean;
  /** Shows only what one person or key did. */
  onWho: (who: string) => void;
}

/** Who did what, when and from where. */
export function AuditTable({ items, isOffice, onWho }: AuditTableProps) {
  const t = useTranslations("audit.column");
  const locale = useLocale();
  const partner = { text: t("partner"), show: (item: AuditItem) => <PartnerText item={item} /> };
  return (
    <RecordList
      items={items}
      keyOf={({ id }) => id}
      cardLook="space-y-1"
      columns={[
        {
          text: t("when"),
          look: "num whitespace-nowrap text-ink-soft text-sm",
          show: ({ occurred }) => formatInstant(occurred, locale),
          card: { place: "line", look: "num text-ink-soft text-sm" },
        },
        { text: t("what"), isHead: true, show: (item) => <WhatText item={item} />, card: { place: "line" } },
        { text: t("who"), show: (item) => <ActorText item={item} onWho={onWho} />, card: { place: "line" } },
        {
          text: t("booking"),
          look: "num",
          show: (item) => <BookingText item={item} isOffice={isOffice} />,
          card: {
            place: "line",
            look: "num flex flex-wrap gap-x-3 text-ink-soft text-sm",
            show: (item) => (
              <>
                <BookingText item={item} isOffice={isOffice} />
                {isOffice ? <PartnerText item={item} /> : null}
                <span>{item.address_block}</span>
              </>
            ),
          },
        },
        ...(isOffice ? [partner] : []),
        { text: t("from"), look: "num text-ink-soft text-sm", show: ({ address_block }) => address_block },
      ]}
    />
  );
}

interface AuditPart {
  item: AuditItem;
}

function WhatText({ item: { action, subject, amount, partner, reason, facts, schedule_import } }: AuditPart) {
  const t = useTranslations("audit");
  const locale = useLocale();
  const textOf = useActionText();
  const words = [
    subject,
    amount && formatMoney(amount.amount, amount.currency, locale),
    partner?.mode === "test" ? t("testMode") : null,
  ].filter((word) => word !== null);
  return (
    <>
      <span className="font-medium">{textOf(action)}</span>
      {words.length > 0 ? <span className="num wrap-anywhere block text-ink-soft text-sm">{words.join(" · ")}</span> : null}
      {facts.map((fact) => (
        <FactText key={fact.name} fact={fact} />
      ))}
      {reason ? <span className="wrap-anywhere block text-ink-soft text-sm">{t("because", { reason })}</span> : null}
      {schedule_import ? (
        <PageLink href={pages.scheduleImport(schedule_import)} className="block text-accent text-sm hover:underline">
          {t("toImport")}
        </PageLink>
      ) : null}
    </>
  );
}

/** What changed, with what it was. */
function FactText({ fact: { name, before, after } }: { fact: AuditItem["facts"][number] }) {
  const t = useTranslations("audit.fact");
  const known = FACT_NAMES.find((each) => each === name);
  return (
    <span className="num wrap-anywhere block text-ink-soft text-sm">
      {known ? t(known) : name.replaceAll("_", " ")}: {before === null ? "" : `${before} → `}
      {after}
    </span>
  );
}

/** Facts that have words; others are called as programs call them. */
const FACT_NAMES = [
  "amount",
  "service_fee",
  "recommended_markup_bp",
  "credit_limit",
  "role",
  "count",
  "choices",
  "passengers",
  "rules",
  "rows",
] as const;

function ActorText({ item: { actor }, onWho }: AuditPart & Pick<AuditTableProps, "onWho">) {
  const t = useTranslations("audit");
  const { kind, name, who } = actor;
  if (name === null || who === null) return <span className="text-ink-soft">{t(`actor.${kind}`)}</span>;
  return (
    <>
      <button
        type="button"
        title={t("onlyBy", { name })}
        onClick={() => onWho(who)}
        className="wrap-anywhere cursor-pointer text-left text-accent hover:underline"
      >
        {name}
      </button>
      {kind === "operator" ? <span className="block text-ink-faint text-xs">{t("actor.operator")}</span> : null}
    </>
  );
}

/** The agents and the back office have a page of a booking each. */
function BookingText({ item: { booking }, isOffice }: AuditPart & Pick<AuditTableProps, "isOffice">) {
  if (!booking) return null;
  return (
    <PageLink href={isOffice ? pages.officeBooking(booking.id) : pages.booking(booking.id)} className="text-accent tracking-wide">
      {booking.booking_number}
    </PageLink>
  );
}

function PartnerText({ item: { partner } }: AuditPart) {
  if (!partner) return null;
  const name =
    partner.mode === "live" ? (
      <PageLink href={pages.agency(partner.code)} className="text-accent hover:underline">
        {partner.name}
      </PageLink>
    ) : (
      partner.name
    );
  return (
    <>
      {name} <span className="text-ink-faint text-xs">{partner.code}</span>
    </>
  );
}

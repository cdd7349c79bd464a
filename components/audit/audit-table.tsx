"use client";

import { useLocale, useTranslations } from "next-intl";
import { PageLink } from "@/components/ui/page-link";
import { Cell, RowHead, WideTable } from "@/components/ui/wide-table";
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

const COLUMNS = ["when", "what", "who", "booking", "partner", "from"] as const;

/** On a desk. */
export function AuditTable({ items, isOffice, onWho }: AuditTableProps) {
  const t = useTranslations("audit.column");
  const locale = useLocale();
  const columns = COLUMNS.filter((column) => isOffice || column !== "partner");
  return (
    <WideTable columns={columns.map((column) => ({ text: t(column) }))}>
      {items.map((item) => (
        <tr key={item.id} className="hover:bg-paper">
          <Cell className="num whitespace-nowrap text-ink-soft text-sm">{formatInstant(item.occurred, locale)}</Cell>
          <RowHead>
            <WhatText item={item} />
          </RowHead>
          <Cell>
            <ActorText item={item} onWho={onWho} />
          </Cell>
          <Cell className="num">
            <BookingText item={item} isOffice={isOffice} />
          </Cell>
          {isOffice ? (
            <Cell>
              <PartnerText item={item} />
            </Cell>
          ) : null}
          <Cell className="num text-ink-soft text-sm">{item.address_block}</Cell>
        </tr>
      ))}
    </WideTable>
  );
}

/** The same list on a phone: a card per row. */
export function AuditCards({ items, isOffice, onWho }: AuditTableProps) {
  const locale = useLocale();
  return (
    <ul className="space-y-3 lg:hidden">
      {items.map((item) => (
        <li key={item.id} className="space-y-1 rounded-xl border border-line bg-surface p-4 shadow-card">
          <p className="num text-ink-soft text-sm">{formatInstant(item.occurred, locale)}</p>
          <WhatText item={item} />
          <p>
            <ActorText item={item} onWho={onWho} />
          </p>
          <p className="num flex flex-wrap gap-x-3 text-ink-soft text-sm">
            <BookingText item={item} isOffice={isOffice} />
            {isOffice ? <PartnerText item={item} /> : null}
            <span>{item.address_block}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

interface AuditPart {
  item: AuditItem;
}

function WhatText({ item: { action, subject, amount, partner } }: AuditPart) {
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
    </>
  );
}

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

/** The booking's page is the agents'. */
function BookingText({ item: { booking }, isOffice }: AuditPart & Pick<AuditTableProps, "isOffice">) {
  if (!booking) return null;
  if (isOffice) return <span className="tracking-wide">{booking.booking_number}</span>;
  return (
    <PageLink href={pages.booking(booking.id)} className="text-accent tracking-wide">
      {booking.booking_number}
    </PageLink>
  );
}

function PartnerText({ item: { partner } }: AuditPart) {
  if (!partner) return null;
  return (
    <>
      {partner.name} <span className="text-ink-faint text-xs">{partner.code}</span>
    </>
  );
}

"use client";

import { useTranslations } from "next-intl";
import { Checkbox } from "@/components/ui/fields/checkbox";
import { PageLink } from "@/components/ui/page-link";
import { type RecordColumn, RecordList } from "@/components/ui/record-list";
import { pages } from "@/lib/client/calls/paths";
import type { QueueKind } from "@/lib/contracts/operator/operator-today";
import type { QueueItem, QueuePage } from "@/lib/contracts/operator/queues";
import { ModeBadge } from "../request-parts";
import { AssignItem } from "./assign-item";
import { itemAddress } from "./item-address";
import { ABOUT_ITEM, Amount, Deadline, ItemName } from "./item-parts";
import { SnoozeItem } from "./snooze-item";
import type { Picking } from "./use-picked";

interface QueueTableProps {
  kind: QueueKind;
  queue: QueuePage;
  /** Null where nothing is decided for many at once. */
  picking: Picking | null;
}

/** Queues whose items are some agency's. */
const OF_AGENCIES: readonly QueueKind[] = ["refunds", "tickets", "changes", "proposals", "webhooks", "mails"];

/** The items of a queue. The whole row leads to where the item is worked on; beside it stands who has it, and how it is put off. */
export function QueueTable({ kind, queue: { items, colleagues }, picking }: QueueTableProps) {
  const t = useTranslations("queues.column");
  const About = ABOUT_ITEM[kind];
  const columns: RecordColumn<QueueItem>[] = [
    ...(picking
      ? [
          {
            text: t("pick"),
            isHidden: true,
            look: "w-12",
            show: (item: QueueItem) => <Pick item={item} picking={picking} />,
            card: { place: "left" as const },
          },
        ]
      : []),
    {
      text: t("due"),
      look: "num whitespace-nowrap text-sm",
      show: (item) => <Deadline kind={kind} item={item} />,
      card: { place: "right", look: "num text-sm" },
    },
    { text: t(`name.${kind}`), isHead: true, show: (item) => <NameLink kind={kind} item={item} />, card: { place: "left" } },
    ...(OF_AGENCIES.includes(kind)
      ? [{ text: t("agency"), show: (item: QueueItem) => <AgencyLink item={item} />, card: { place: "line" as const } }]
      : []),
    { text: t("about"), look: "text-sm", show: (item) => <About item={item} />, card: { place: "line" } },
    ...(kind === "refunds" || kind === "tickets" || kind === "proposals" || kind === "bank"
      ? [
          {
            text: t(`amount.${kind}`),
            isRight: true,
            look: "num whitespace-nowrap",
            show: (item: QueueItem) => <Amount item={item} />,
            card: { place: "term" as const },
          },
        ]
      : []),
    {
      text: t("assigned"),
      show: (item) => <AssignItem kind={kind} item={item} colleagues={colleagues} />,
      card: { place: "lowerLeft" },
    },
    {
      text: t("snooze"),
      isHidden: true,
      isRight: true,
      show: (item) => <SnoozeItem kind={kind} item={item} />,
      card: { place: "lowerRight" },
    },
  ];
  return <RecordList items={items} keyOf={({ subject }) => subject} isDense opens columns={columns} />;
}

function Pick({ item, picking: { picked, pick } }: { item: QueueItem; picking: Picking }) {
  const t = useTranslations("queues.bulk");
  return (
    <Checkbox isSelected={picked.includes(item.subject)} onChange={(isPicked) => pick(item.subject, isPicked)} className="z-10 w-fit">
      <span className="sr-only">{t("pick", { number: item.booking?.number ?? "" })}</span>
    </Checkbox>
  );
}

function NameLink({ kind, item }: { kind: QueueKind; item: QueueItem }) {
  return (
    <>
      <PageLink href={itemAddress(kind, item)} className="num font-semibold text-accent after:absolute after:inset-0">
        <ItemName kind={kind} item={item} />
      </PageLink>{" "}
      <ModeBadge mode={item.mode} />
    </>
  );
}

function AgencyLink({ item: { agency } }: { item: QueueItem }) {
  if (!agency) return null;
  return (
    <PageLink href={pages.agency(agency.code)} className="relative z-10 hover:underline">
      {agency.name}
    </PageLink>
  );
}

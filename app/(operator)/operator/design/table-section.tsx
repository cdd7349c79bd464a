"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { BookingTable } from "@/components/travel/work/booking-table";
import { PageLinks } from "@/components/ui/page-links";
import { ExportButtons } from "@/components/ui/press/export-buttons";
import { MoreButton } from "@/components/ui/press/more-button";
import { pages } from "@/lib/client/calls/paths";
import type { WorkFilter } from "@/lib/contracts/portal/work-list";
import { SAMPLE_ITEMS } from "./samples";
import { Section, Specimen } from "./section";

const QUERY = { hasNextPage: true, isFetchingNextPage: false, fetchNextPage: () => Promise.resolve() };
const FORMATS = ["csv", "xlsx"] as const;

export function TableSection() {
  const t = useTranslations("design");
  const [filter, setFilter] = useState<WorkFilter>({});
  const texts = {
    label: t("sections.tables"),
    previous: t("sample.options.first"),
    next: t("sample.options.second"),
    page: "2 / 3",
  };
  return (
    <Section of="tables">
      <Specimen name="bookings">
        <BookingTable items={SAMPLE_ITEMS} filter={filter} onChange={setFilter} addressOf={({ id }) => pages.booking(id)} />
      </Specimen>
      <Specimen name="pages">
        <PageLinks page={2} pages={3} addressOf={() => pages.operator()} texts={texts} />
      </Specimen>
      <Specimen name="more">
        <MoreButton query={QUERY} text={t("sample.menu")} />
      </Specimen>
      <Specimen name="files" isLine>
        <ExportButtons formats={FORMATS} labelOf={(format) => format} saving={null} onSave={() => undefined} />
      </Specimen>
    </Section>
  );
}

import { SearchX } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { EmptyState } from "@/components/ui/states/empty-state";

export default async function QuoteNotFound() {
  const t = await getTranslations("quotes.customer.notFound");
  return (
    <EmptyState icon={<SearchX className="size-8" aria-hidden="true" />} title={t("title")}>
      {t("text")}
    </EmptyState>
  );
}

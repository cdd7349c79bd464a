import { SearchX } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { CustomerFrame } from "@/components/trip/customer-frame";
import { EmptyState } from "@/components/ui/states/empty-state";

export default async function QuoteNotFound() {
  const t = await getTranslations("quotes.customer.notFound");
  return (
    <CustomerFrame>
      <EmptyState icon={<SearchX className="size-8" aria-hidden="true" />} title={t("title")}>
        {t("text")}
      </EmptyState>
    </CustomerFrame>
  );
}

import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PeopleList } from "@/components/operator/people/people-list";
import { PeoplePage } from "@/components/operator/people/people-page";
import { pages } from "@/lib/client/calls/paths";
import { requireOperator } from "../../require-operator";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("people");
  return { title: t("title") };
}

export default async function Page() {
  await requireOperator(pages.people(), { area: "people", act: "see" });
  return (
    <div className="space-y-4">
      <PeoplePage />
      <PeopleList />
    </div>
  );
}

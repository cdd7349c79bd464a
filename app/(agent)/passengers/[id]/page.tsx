import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { PersonPage } from "@/components/passengers/person-page";
import { pages } from "@/lib/client/calls/paths";
import { listCountries } from "@/lib/services/ground/reference/list-countries";
import { requireAgent } from "../../require-agent";

interface Props {
  params: Promise<{ id: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("passengers");
  return { title: t("personTitle") };
}

export default async function Page({ params }: Props) {
  const { id } = await params;
  await requireAgent(pages.passenger(id));
  return <PersonPage personId={id} countries={await listCountries({ locale: await getLocale() })} />;
}

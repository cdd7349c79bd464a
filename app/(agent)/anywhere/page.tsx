import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { readAnywhere } from "@/components/search/anywhere/anywhere-address";
import { AnywherePage } from "@/components/search/anywhere/anywhere-page";
import { pages } from "@/lib/client/calls/paths";
import { tashkentToday } from "@/lib/i18n/formats";
import { findCity } from "@/lib/services/ground/reference/find-city";
import { requireAgent } from "../require-agent";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("anywhere");
  return { title: t("title") };
}

export default async function Page({ searchParams }: { searchParams: Promise<Record<string, string | string[] | undefined>> }) {
  await requireAgent(pages.anywhere());
  const today = tashkentToday(new Date());
  const { from } = await searchParams;
  const origin = readAnywhere(new URLSearchParams(typeof from === "string" ? { from } : {}), today).from;
  return <AnywherePage today={today} home={findCity(origin, await getLocale())} />;
}

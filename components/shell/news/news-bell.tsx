"use client";

import { useQuery } from "@tanstack/react-query";
import { Bell } from "lucide-react";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { Press } from "@/components/ui/press/press";
import { useCustomerMode } from "@/lib/client/customer-mode";
import { newsQuery } from "./queries";
import { toldNews } from "./told-news";

const NewsPopover = dynamic(async () => (await import("./news-popover")).NewsPopover, { ssr: false });

/** A larger number says no more than that there is much. */
const MOST_SHOWN = 9;

/** How much is new for whoever is signed in, and the list of it. */
export function NewsBell() {
  const t = useTranslations("news");
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const { data, error, refetch } = useQuery(newsQuery());
  const { isOn: isForCustomer } = useCustomerMode();
  const told = data && toldNews(data, isForCustomer);
  const unseen = told?.unseen ?? 0;
  // What is written is what is said: `9+` stands in the button's name too.
  const shown = unseen > MOST_SHOWN ? `${MOST_SHOWN}+` : String(unseen);
  const open = (next: boolean) => {
    setOpen(next);
    if (next) void refetch();
  };
  return (
    <>
      <Press
        ref={trigger}
        aria-label={t("bell", { count: unseen, shown })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => open(!isOpen)}
        className="relative flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-full text-ink-soft hover:bg-sunken hover:text-ink md:size-9"
      >
        <Bell className="size-5" aria-hidden="true" />
        {unseen > 0 ? (
          <span
            aria-hidden="true"
            className="num absolute top-1 right-0.5 min-w-4.5 rounded-full bg-bad px-1 text-center font-semibold text-2xs text-surface leading-4.5 md:top-0 md:-right-0.5"
          >
            {shown}
          </span>
        ) : null}
      </Press>
      {isOpen ? <NewsPopover list={told} hasFailed={error !== null && !data} triggerRef={trigger} onClose={() => setOpen(false)} /> : null}
      <span aria-live="polite" className="sr-only">
        {unseen > 0 ? t("unseen", { count: unseen }) : ""}
      </span>
    </>
  );
}

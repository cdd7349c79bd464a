"use client";

import { useTranslations } from "next-intl";
import type { RefObject } from "react";
import { Popover } from "@/components/ui/overlays/popover";
import type { NewsList } from "@/lib/contracts/portal/news";
import { NewsPanel } from "./news-panel";

interface NewsPopoverProps {
  list: NewsList | undefined;
  hasFailed: boolean;
  triggerRef: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The list of what is new, loaded when it opens. */
export function NewsPopover({ list, hasFailed, triggerRef, onClose }: NewsPopoverProps) {
  const t = useTranslations("news");
  return (
    <Popover label={t("title")} triggerRef={triggerRef} onClose={onClose} placement="bottom end" className="w-[calc(100vw-1rem)] md:w-100">
      <NewsPanel list={list} hasFailed={hasFailed} onLeave={onClose} />
    </Popover>
  );
}

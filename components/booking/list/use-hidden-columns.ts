"use client";

import { useState } from "react";
import { WORK_COLUMNS, type WorkColumn } from "@/components/travel/work/booking-table";

const KEY = "parvoz.work-columns-hidden";

/** Columns of the list that this browser's person does without, remembered in it. The list is drawn in the browser alone, after its answer. */
export function useHiddenColumns(): [readonly WorkColumn[], (hidden: readonly WorkColumn[]) => void] {
  const [hidden, setHidden] = useState<readonly WorkColumn[]>(() => {
    const kept = window.localStorage.getItem(KEY)?.split(",") ?? [];
    return WORK_COLUMNS.filter((column) => kept.includes(column));
  });
  const change = (next: readonly WorkColumn[]) => {
    window.localStorage.setItem(KEY, next.join());
    setHidden(next);
  };
  return [hidden, change];
}

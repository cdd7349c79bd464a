"use client";

import { useLocale } from "next-intl";
import { useEffect, useEffectEvent, useRef } from "react";

/**
 * Says anew what a page has put into words and keeps, once the page speaks another language: texts that stand in the state of a form.
 * @param tell puts it into the words of now
 */
export function useRetold(tell: () => void): void {
  const locale = useLocale();
  const told = useRef(locale);
  const tellNow = useEffectEvent(tell);
  useEffect(() => {
    if (told.current === locale) return;
    told.current = locale;
    tellNow();
  }, [locale]);
}

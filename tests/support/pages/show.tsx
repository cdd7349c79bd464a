import { render } from "@testing-library/react";
import { PointerEventsCheckLevel, userEvent } from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import type { ReactElement } from "react";
import { QueryProvider } from "@/lib/client/calls/query-provider";
import type { Locale } from "@/lib/domain/localized";
import { compiledOnce } from "@/lib/i18n/compile-texts";
import { messages } from "@/lib/i18n/messages";

const textsOf = compiledOnce(messages);

/**
 * Renders a part of a page in its language, with a cache of answers of its own.
 * @returns the person in front of it, who types and presses
 */
export function show(page: ReactElement, locale: Locale = "en") {
  return showAndSpeak(page, locale).person;
}

/** The same, where the person changes the language of the page: what stands there stays, and is said anew. */
export function showAndSpeak(page: ReactElement, locale: Locale = "en") {
  const said = (language: Locale) => {
    document.documentElement.lang = language;
    return (
      <NextIntlClientProvider locale={language} messages={textsOf(language)} timeZone="Asia/Tashkent">
        <QueryProvider>{page}</QueryProvider>
      </NextIntlClientProvider>
    );
  };
  const { rerender } = render(said(locale));
  // No pause between keys, and no look at styles that are not there: the tests wait for what they see.
  const person = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  return { person, speak: (language: Locale) => rerender(said(language)) };
}

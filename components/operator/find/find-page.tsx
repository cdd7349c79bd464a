"use client";

import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { Search, SearchX } from "lucide-react";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { TextField } from "@/components/ui/fields/text-field";
import { LinkButton } from "@/components/ui/press/link-button";
import { EmptyState } from "@/components/ui/states/empty-state";
import { ErrorState } from "@/components/ui/states/error-state";
import { ListSkeleton } from "@/components/ui/states/skeleton";
import { pages } from "@/lib/client/calls/paths";
import { useAddressErrorText } from "@/lib/client/calls/use-error-text";
import { useTyped } from "@/lib/client/use-typed";
import type { FoundThings } from "@/lib/contracts/operator/bookings/find";
import { FoundList } from "./found-list";
import { findQuery } from "./queries";
import { RecentList } from "./recent-list";
import { useSoughtText } from "./use-sought-text";

/** Below it nothing is asked for. */
const SHORTEST = 2;

/** One field that finds a booking or an agency by whatever is known of it. Enter opens the one booking that is meant beyond doubt. */
export function FindPage() {
  const t = useTranslations("finding");
  const { sought, change } = useSoughtText();
  const whole = useRef<HTMLElement>(null);
  return (
    <search ref={whole} aria-label={t("title")} className="block" onKeyDown={(event) => walk(event, whole.current)}>
      <h1 className="mb-3 font-semibold text-2xl md:text-3xl">{t("title")}</h1>
      {sought ? <FindField sought={sought.text} onChange={change} /> : <ListSkeleton rows={1} />}
      {sought && sought.text.length >= SHORTEST ? (
        <Found sought={sought.text} opens={sought.isArrived} />
      ) : (
        <>
          <p className="mb-4 text-ink-soft text-sm">{t("keys")}</p>
          <RecentList />
        </>
      )}
    </search>
  );
}

/** Searches when the operator pauses, or at once with Enter. */
function FindField({ sought, onChange }: { sought: string; onChange: (text: string) => void }) {
  const t = useTranslations("finding");
  const locale = useLocale();
  const router = useRouter();
  const cache = useQueryClient();
  const [text, setText] = useTyped(sought, (typed) => typed.trim(), onChange);
  const [isOpening, setOpening] = useState(false);
  const open = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = text.trim();
    if (wanted.length < SHORTEST || isOpening) return;
    onChange(wanted);
    setOpening(true);
    // What keeps it from being found is told by the list below.
    const found = await cache.fetchQuery(findQuery(wanted, locale)).catch(() => null);
    setOpening(false);
    if (found?.only) router.replace(pages.officeBooking(found.only));
  };
  return (
    <form onSubmit={(event) => void open(event)} className="mb-4 max-w-3xl">
      <TextField
        label={t("field")}
        description={t("hint")}
        type="search"
        value={text}
        onChange={setText}
        autoComplete="off"
        spellCheck="false"
        autoFocus
        maxLength={80}
        data-hit
        end={<Search className="mr-2 size-4 text-ink-faint" aria-hidden="true" />}
      />
    </form>
  );
}

/** @param props.opens whether the one booking that is meant is opened: in place of this page, so that the way back does not end here again */
function Found({ sought, opens }: { sought: string; opens: boolean }) {
  const errorText = useAddressErrorText();
  const router = useRouter();
  const query = useQuery({ ...findQuery(sought, useLocale()), placeholderData: keepPreviousData });
  const { data, error, isPlaceholderData, refetch } = query;
  const only = opens && !isPlaceholderData ? data?.only : null;
  useEffect(() => {
    if (only) router.replace(pages.officeBooking(only));
  }, [only, router]);
  if (error && !data) return <ErrorState {...errorText(error)} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={3} />;
  return (
    <div aria-busy={isPlaceholderData} className={isPlaceholderData ? "opacity-60 transition-opacity" : ""}>
      <FoundThingsView found={data} />
    </div>
  );
}

function FoundThingsView({ found }: { found: FoundThings }) {
  const t = useTranslations("finding");
  const { bookings, agencies } = found;
  if (bookings.length + agencies.length > 0) return <FoundList found={found} />;
  return (
    <EmptyState
      icon={<SearchX className="size-8" aria-hidden="true" />}
      title={t("nothing")}
      action={
        <LinkButton variant="secondary" href={pages.officeBookings()}>
          {t("toList")}
        </LinkButton>
      }
    >
      {t("nothingText")}
    </EmptyState>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The arrows lead from the field through all that is found and back. */
function walk(event: KeyboardEvent, whole: HTMLElement | null): void {
  const step = STEPS[event.key];
  if (step === undefined || !whole) return;
  const stops = [...whole.querySelectorAll<HTMLElement>("input[data-hit], a[data-hit]")];
  const at = stops.findIndex((stop) => stop.matches(":focus"));
  const next = stops[at + step];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}

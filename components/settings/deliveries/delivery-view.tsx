"use client";

import { useLocale, useTranslations } from "next-intl";
import { PageLink } from "@/components/ui/page-link";
import { CopyButton } from "@/components/ui/press/copy-button";
import { Badge } from "@/components/ui/states/badge";
import { pages } from "@/lib/client/calls/paths";
import type { CallbackAttempt, CallbackDeliveryDetail } from "@/lib/contracts/interface/callbacks";
import { formatInstant } from "@/lib/i18n/formats";
import { ModeBadge } from "../parts/mode";
import { useDistanceText } from "../parts/moment";
import { AnswerText, DeliveryStateBadge } from "./delivery-parts";
import { ReplayDelivery } from "./replay-delivery";

/** Everything about one delivery: where it went, what came back, what it says, and another try. */
export function DeliveryView({ delivery }: { delivery: CallbackDeliveryDetail }) {
  const t = useTranslations("settings.callbacks.delivery");
  return (
    <div className="space-y-5">
      <Facts delivery={delivery} />
      <div>
        <h3 className="mb-2 font-semibold">{t("attemptsTitle")}</h3>
        {delivery.tries.length > 0 ? <AttemptList tries={delivery.tries} /> : null}
        <NextAttempt delivery={delivery} />
      </div>
      <ReplayDelivery deliveryId={delivery.id} />
      <Body text={delivery.body} />
    </div>
  );
}

function Facts({ delivery }: { delivery: CallbackDeliveryDetail }) {
  const t = useTranslations("settings.callbacks.delivery");
  const { endpoint, booking_id, booking_number, message_id, state } = delivery;
  return (
    <dl className="grid gap-x-4 gap-y-2 text-sm sm:grid-cols-[auto_minmax(0,1fr)] sm:items-baseline [&_dt]:text-ink-faint">
      <dt>{t("message")}</dt>
      <dd className="flex items-center gap-1">
        <code className="min-w-0 break-all font-mono text-xs">{message_id}</code>
        <CopyButton text={message_id} label={t("copyMessage")} />
      </dd>
      <dt>{t("to")}</dt>
      <dd className="flex flex-wrap items-center gap-2">
        <span className="min-w-0 break-all">{endpoint.url}</span>
        <ModeBadge mode={endpoint.mode} />
        <DeliveryStateBadge state={state} />
      </dd>
      {booking_id ? (
        <>
          <dt>{t("booking")}</dt>
          <dd className="num">
            {/* The portal shows live bookings only. */}
            {endpoint.mode === "live" ? (
              <PageLink href={pages.booking(booking_id)} className="text-accent hover:underline">
                {booking_number}
              </PageLink>
            ) : (
              booking_number
            )}
          </dd>
        </>
      ) : null}
    </dl>
  );
}

function NextAttempt({ delivery: { state, next, event_type, tries } }: { delivery: CallbackDeliveryDetail }) {
  const t = useTranslations("settings.callbacks.delivery");
  const locale = useLocale();
  const { ahead } = useDistanceText();
  // A test is sent once, by hand, and never by itself.
  if (state === "failed" && event_type !== "ping") return <p className="mt-2 text-bad text-sm">{t("noMore")}</p>;
  if (!next) return null;
  const text = tries.length === 0 ? t("noAttempts") : t("next", { when: ahead(next), date: formatInstant(next, locale) });
  return <p className="mt-2 text-ink-soft text-sm">{text}</p>;
}

function Body({ text }: { text: string }) {
  const t = useTranslations("settings.callbacks.delivery");
  return (
    <div>
      <div className="mb-1 flex items-center gap-1">
        <h3 className="font-semibold">{t("body")}</h3>
        <CopyButton text={text} label={t("copyBody")} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard */}
      <section aria-label={t("body")} tabIndex={0} className="max-h-96 overflow-auto rounded-lg border border-line bg-paper">
        <pre className="p-3 font-mono text-xs">{prettyJson(text)}</pre>
      </section>
    </div>
  );
}

/** Attempts, the latest first: when, what came back, how long it took. */
function AttemptList({ tries }: { tries: readonly CallbackAttempt[] }) {
  const t = useTranslations("settings.callbacks");
  const locale = useLocale();
  return (
    <ol className="divide-y divide-line rounded-lg border border-line text-sm">
      {tries.toReversed().map((attempt) => (
        <li key={`${attempt.at}${attempt.duration_ms}`} className="px-3 py-2">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <time dateTime={attempt.at} className="num w-40 text-ink-soft">
              {formatInstant(attempt.at, locale)}:{attempt.at.slice(17, 19)}
            </time>
            <AnswerText attempt={attempt} />
            <span className="num text-ink-soft">{t("delivery.tookMs", { ms: String(attempt.duration_ms) })}</span>
            {attempt.manual ? <Badge>{t("delivery.manual")}</Badge> : null}
          </div>
          {attempt.error ? <p className="mt-0.5 text-ink-soft text-xs first-letter:uppercase">{t(`errors.${attempt.error}`)}</p> : null}
        </li>
      ))}
    </ol>
  );
}

/** The same JSON over several lines; a text that is none stays as it is. */
function prettyJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

"use client";

import { Copy } from "lucide-react";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { copyText } from "@/components/ui/copy-text";
import { IconButton } from "@/components/ui/icon-button";
import { pages } from "@/lib/client/paths";
import type { CallbackDeliveryDetail } from "@/lib/contracts/callbacks";
import { formatInstant } from "@/lib/i18n/formats";
import { ModeBadge } from "../parts/mode-badge";
import { useDistanceText } from "../parts/use-distance-text";
import { AttemptList } from "./attempt-list";
import { DeliveryStateBadge } from "./delivery-parts";
import { prettyJson } from "./pretty-json";
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
        <CopyIcon text={message_id} label={t("copyMessage")} />
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
              <Link href={pages.booking(booking_id)} className="text-accent hover:underline">
                {booking_number}
              </Link>
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
        <CopyIcon text={text} label={t("copyBody")} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard */}
      <section aria-label={t("body")} tabIndex={0} className="max-h-96 overflow-auto rounded-lg border border-line bg-paper">
        <pre className="p-3 font-mono text-xs">{prettyJson(text)}</pre>
      </section>
    </div>
  );
}

function CopyIcon({ text, label }: { text: string; label: string }) {
  const t = useTranslations("settings");
  return (
    <IconButton label={label} onPress={() => void copyText(text, { copied: t("copied"), failed: t("copyFailed") })}>
      <Copy className="size-4" aria-hidden="true" />
    </IconButton>
  );
}

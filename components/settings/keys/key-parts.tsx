"use client";

import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/press/button";
import { LinkButton } from "@/components/ui/press/link-button";
import { Badge, type Tone } from "@/components/ui/states/badge";
import { pages } from "@/lib/client/calls/paths";
import type { ApiKey } from "@/lib/contracts/portal/keys";
import { ALL_SCOPES, type Scope } from "@/lib/contracts/scopes";
import { formatInstant } from "@/lib/i18n/formats";
import { Moment, useDistanceText } from "../parts/moment";

export interface KeyHandlers {
  /** Milliseconds since 1970-01-01T00:00Z. */
  now: number;
  /** Both absent where nothing can be done to the keys any more. */
  onRotate?: ((key: ApiKey) => void) | undefined;
  onRevoke?: ((key: ApiKey) => void) | undefined;
}

const TONES: Record<KeyState, Tone> = { active: "good", expiring: "warm", expired: "neutral", revoked: "neutral" };

export function KeyStateBadge({ apiKey, now }: { apiKey: ApiKey; now: number }) {
  const t = useTranslations("settings.keys.state");
  const { ahead } = useDistanceText();
  const state = keyStateOf(apiKey, now);
  return <Badge tone={TONES[state]}>{state === "expiring" ? t(state, { when: ahead(apiKey.expires ?? "") }) : t(state)}</Badge>;
}

/** The end and the networks of a key that was made with them. */
export function KeyBounds({ apiKey: { expires, networks } }: { apiKey: ApiKey }) {
  const t = useTranslations("settings.keyCalls.facts");
  const locale = useLocale();
  return (
    <>
      {expires === null ? null : (
        <span className="block">
          {t("expires")} {formatInstant(expires, locale)}
        </span>
      )}
      {networks.length === 0 ? null : (
        <span className="block break-words">
          {t("networks")} {networks.join(", ")}
        </span>
      )}
    </>
  );
}

/** What the key may do, in words. */
export function ScopeNames({ scopes }: { scopes: readonly Scope[] }) {
  const t = useTranslations("settings.keys");
  const names = scopes.length === ALL_SCOPES.length ? t("allScopes") : scopes.map((scope) => t(`scopes.${scope}.name`)).join(", ");
  return <span>{names}</span>;
}

export function CreatedText({ apiKey }: { apiKey: ApiKey }) {
  const t = useTranslations("settings.keys");
  const locale = useLocale();
  return <span>{t("createdBy", { date: formatInstant(apiKey.created, locale), name: apiKey.created_by })}</span>;
}

export function LastUsed({ apiKey }: { apiKey: ApiKey }) {
  const t = useTranslations("settings");
  return apiKey.last_used ? <Moment at={apiKey.last_used} /> : <span className="text-ink-faint">{t("never")}</span>;
}

/** A key that has a successor can only be stopped sooner. */
export function KeyActions({ apiKey, now, onRotate, onRevoke }: KeyHandlers & { apiKey: ApiKey }) {
  const t = useTranslations("settings.keys");
  const tCalls = useTranslations("settings.keyCalls");
  return (
    <div className="mt-3 flex gap-2 lg:mt-0 lg:justify-end lg:gap-0">
      <LinkButton variant="quiet" size="sm" href={pages.key(apiKey.id)} aria-label={`${tCalls("open")}: ${apiKey.name}`}>
        {tCalls("open")}
      </LinkButton>
      {apiKey.rotated === null && onRotate && isWorking(keyStateOf(apiKey, now)) ? (
        <Button variant="quiet" size="sm" aria-label={`${t("rotate.action")}: ${apiKey.name}`} onPress={() => onRotate(apiKey)}>
          {t("rotate.action")}
        </Button>
      ) : null}
      {onRevoke ? (
        <Button variant="quiet" size="sm" aria-label={`${t("revoke.action")}: ${apiKey.name}`} onPress={() => onRevoke(apiKey)}>
          {t("revoke.action")}
        </Button>
      ) : null}
    </div>
  );
}

/** A last day that is so near is something to see to. */
const NEAR_MS = 14 * 86_400_000;

type KeyState = "active" | "expiring" | "expired" | "revoked";

/**
 * Whether a key works, and whether it soon does no more: it was rotated, or its last day is near.
 * @param now milliseconds since 1970-01-01T00:00Z
 */
export function keyStateOf({ revoked, expires }: Pick<ApiKey, "revoked" | "expires">, now: number): KeyState {
  if (revoked !== null) return "revoked";
  if (expires === null) return "active";
  const leftMs = Date.parse(expires) - now;
  if (leftMs <= 0) return "expired";
  return leftMs <= NEAR_MS ? "expiring" : "active";
}

/** Whether requests with it are still answered. */
export function isWorking(state: KeyState): boolean {
  return state === "active" || state === "expiring";
}

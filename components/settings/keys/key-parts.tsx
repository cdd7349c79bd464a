"use client";

import { useLocale, useTranslations } from "next-intl";
import { Badge, type Tone } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { ApiKey } from "@/lib/contracts/keys";
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
  if (!onRotate || !onRevoke) return null;
  return (
    <div className="mt-3 flex gap-2 lg:mt-0 lg:justify-end lg:gap-0">
      {keyStateOf(apiKey, now) === "active" ? (
        <Button variant="quiet" size="sm" aria-label={`${t("rotate.action")}: ${apiKey.name}`} onPress={() => onRotate(apiKey)}>
          {t("rotate.action")}
        </Button>
      ) : null}
      <Button variant="quiet" size="sm" aria-label={`${t("revoke.action")}: ${apiKey.name}`} onPress={() => onRevoke(apiKey)}>
        {t("revoke.action")}
      </Button>
    </div>
  );
}

type KeyState = "active" | "expiring" | "expired" | "revoked";

/**
 * Whether a key works, and for how long.
 * @param now milliseconds since 1970-01-01T00:00Z
 */
export function keyStateOf({ revoked, expires }: Pick<ApiKey, "revoked" | "expires">, now: number): KeyState {
  if (revoked !== null) return "revoked";
  if (expires === null) return "active";
  return Date.parse(expires) <= now ? "expired" : "expiring";
}

/** Whether requests with it are still answered. */
export function isWorking(state: KeyState): boolean {
  return state === "active" || state === "expiring";
}

"use client";

import { useMutation } from "@tanstack/react-query";
import { MonitorSmartphone, MonitorX } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { Dialog } from "@/components/ui/overlays/dialog";
import { Button } from "@/components/ui/press/button";
import { CopyButton } from "@/components/ui/press/copy-button";
import { IconButton } from "@/components/ui/press/icon-button";
import { Banner } from "@/components/ui/states/banner";
import { isGone } from "@/lib/client/calls/api-error";
import { toast } from "@/lib/client/calls/toast";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import type { Choice } from "@/lib/client/offers/choices";
import { endScreen, openScreen } from "@/lib/client/screens/screen-calls";
import { screenStore } from "@/lib/client/screens/screen-store";
import { wishOf } from "@/lib/client/screens/wish-of";
import type { SearchQuery } from "@/lib/contracts/interface/offers";
import type { ScreenMade } from "@/lib/contracts/trip/screens";
import { formatInstant } from "@/lib/i18n/formats";
import { useFollowList } from "./use-follow-list";

interface SecondScreenProps {
  query: SearchQuery;
  choices: readonly Choice[];
  /** Directions that are chosen already. */
  step: number;
}

/**
 * Lets a customer follow the list on their own phone: opens the screen, shows its code, and keeps it at what the list shows. The search of what may
 * be the next customer is shown only once the agent has said that it is the same one.
 */
export function SecondScreen({ query, choices, step }: SecondScreenProps) {
  const t = useTranslations("screens");
  const errorText = useErrorText();
  const screen = screenStore.use();
  const [isShown, setShown] = useState(false);
  const wish = wishOf(query);
  const isSame = screen?.wish === wish;
  const isBehind = useFollowList(isSame ? screen.id : undefined, choices, step);
  const { mutate, isPending } = useMutation({
    mutationFn: (_wish: string) => openScreen(),
    onSuccess: (made, asked) => {
      screenStore.write({ ...made, wish: asked });
      setShown(true);
    },
    onError: (error) => toast.error(errorText(error).message),
  });
  const Icon = isBehind ? MonitorX : MonitorSmartphone;
  return (
    <>
      <IconButton
        label={t(isBehind ? "isBehind" : screen ? "isOn" : "open")}
        onPress={() => (screen ? setShown(true) : mutate(wish))}
        isDisabled={isPending}
        className={isBehind ? "bg-warm-soft text-warm" : screen ? "bg-accent-soft text-accent" : ""}
      >
        <Icon className="size-5" aria-hidden="true" />
      </IconButton>
      {screen && !isSame ? <SameCustomer screenId={screen.id} onSame={() => screenStore.write({ ...screen, wish })} /> : null}
      {screen && isSame && isShown ? <ScreenDialog screen={screen} isBehind={isBehind} onClose={() => setShown(false)} /> : null}
    </>
  );
}

interface ScreenDialogProps {
  screen: ScreenMade;
  /** Whether the customer sees another list than the agent. */
  isBehind: boolean;
  onClose: () => void;
}

function ScreenDialog({ screen, isBehind, onClose }: ScreenDialogProps) {
  const t = useTranslations("screens");
  const tActions = useTranslations("common.actions");
  const locale = useLocale();
  const { url, ends, qr } = screen;
  const { end, isPending } = useEnd(screen.id, onClose);
  const footer = (
    <>
      <Button variant="secondary" isPending={isPending} onPress={end}>
        {t("end")}
      </Button>
      <Button onPress={onClose}>{tActions("close")}</Button>
    </>
  );
  return (
    <Dialog title={t("title")} isOpen onOpenChange={(opens) => opens || onClose()} footer={footer}>
      <div className="space-y-4">
        {isBehind ? <Banner tone="warm" isAlert title={t("behind")} /> : null}
        <p className="text-ink-soft">{t("lead")}</p>
        <svg
          role="img"
          aria-label={t("qr")}
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          shapeRendering="crispEdges"
          className="mx-auto w-60 rounded-lg bg-white"
        >
          <path d={qr.path} fill="black" />
        </svg>
        <div className="flex flex-wrap items-center gap-2">
          <code className="min-w-0 flex-1 basis-52 select-all break-all rounded-lg border border-line bg-paper px-3 py-2 font-mono text-sm">
            {url}
          </code>
          <CopyButton text={url} size="sm">
            {t("copy")}
          </CopyButton>
        </div>
        <p className="num text-ink-soft text-sm">{t("until", { time: formatInstant(ends, locale).slice(-5) })}</p>
      </div>
    </Dialog>
  );
}

function SameCustomer({ screenId, onSame }: { screenId: string; onSame: () => void }) {
  const t = useTranslations("screens");
  const { end, isPending } = useEnd(screenId);
  return (
    <ConfirmDialog
      title={t("sameTitle")}
      confirm={t("sameGoOn")}
      cancel={t("sameEnd")}
      onConfirm={onSame}
      onClose={end}
      isPending={isPending}
    >
      <p>{t("sameText")}</p>
    </ConfirmDialog>
  );
}

function useEnd(screenId: string, onEnded?: () => void) {
  const errorText = useErrorText();
  const over = () => {
    screenStore.write(null);
    onEnded?.();
  };
  const { mutate, isPending } = useMutation({
    mutationFn: () => endScreen(screenId),
    onSuccess: over,
    onError: (error) => (isGone(error) ? over() : toast.error(errorText(error).message)),
  });
  return { end: () => mutate(), isPending };
}

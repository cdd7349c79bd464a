"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { Dialog } from "@/components/ui/overlays/dialog";
import { FormDialog } from "@/components/ui/overlays/form-dialog";
import { PageLink } from "@/components/ui/page-link";
import { Button } from "@/components/ui/press/button";
import { pages } from "@/lib/client/calls/paths";
import type { WatchItem } from "@/lib/contracts/portal/watches";
import { FindingText } from "./finding-text";
import { useEndWatch, useMakeWatch } from "./use-watch";
import { WatchForm } from "./watch-form";
import { WatchTerms } from "./watch-terms";
import { type WatchProps, watchedAs } from "./watched";

interface WatchSheetProps extends WatchProps {
  /** Missing while nobody watches it. */
  watch: WatchItem | undefined;
  onClose: () => void;
}

/** When to be told of a price, and whom; of one that is watched, what was found, and the way to end it. */
export function WatchSheet({ watch, ...props }: WatchSheetProps) {
  return watch ? <WatchedSheet watch={watch} onClose={props.onClose} /> : <NewSheet {...props} />;
}

function NewSheet({ watched, currency, customer, onClose }: Omit<WatchSheetProps, "watch">) {
  const t = useTranslations("watch");
  const formId = useId();
  const { make, isPending, error } = useMakeWatch(watched, onClose);
  const as = watchedAs(watched);
  return (
    <FormDialog title={t("open")} onClose={onClose} formId={formId} submit={t("start")} isPending={isPending}>
      <p className="mb-3 text-ink-soft">
        {t(`what.${as}`)} {t(`endsWith.${as}`)}
      </p>
      <WatchForm formId={formId} currency={currency} customer={customer} error={error} onSubmit={make} />
    </FormDialog>
  );
}

function WatchedSheet({ watch, onClose }: { watch: WatchItem; onClose: () => void }) {
  const t = useTranslations("watch");
  const tActions = useTranslations("common.actions");
  const { end, isPending } = useEndWatch(watch.id, onClose);
  const footer = (
    <>
      <Button variant="secondary" isPending={isPending} onPress={end}>
        {t("end")}
      </Button>
      <Button onPress={onClose}>{tActions("close")}</Button>
    </>
  );
  return (
    <Dialog title={t("isOn")} isOpen onOpenChange={(opens) => opens || onClose()} footer={footer}>
      <div className="space-y-3">
        {watch.last ? <FindingText finding={watch.last} /> : null}
        <WatchTerms watch={watch} />
        <p>
          <PageLink href={pages.watches()} className="text-accent underline">
            {t("toList")}
          </PageLink>
        </p>
      </div>
    </Dialog>
  );
}

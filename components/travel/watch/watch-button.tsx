"use client";

import { useQuery } from "@tanstack/react-query";
import { BellPlus, BellRing } from "lucide-react";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/press/button";
import { IconButton } from "@/components/ui/press/icon-button";
import { useMay } from "@/lib/client/role";
import { liveWatchesOf } from "./watch-queries";
import { findWatch, type WatchProps } from "./watched";

/** Loaded with the first that opens. */
const WatchSheet = dynamic(async () => (await import("./watch-sheet")).WatchSheet, { ssr: false });

interface WatchButtonProps extends WatchProps {
  /** Where there is room for no more than its icon. */
  isIcon?: boolean;
  /** Whether it is known by now whom the customer is told by, and in which language. */
  isCustomerKnown?: boolean;
}

/** Watches a price, or says that it is watched: a press opens the sheet. For those who may sell. */
export function WatchButton({ isIcon = false, isCustomerKnown = true, ...props }: WatchButtonProps) {
  const t = useTranslations("watch");
  const maySell = useMay("sell");
  const [isOpen, setOpen] = useState(false);
  const { data, isPending: isAsked } = useQuery({ ...liveWatchesOf(props.watched), enabled: maySell });
  if (!maySell) return null;
  const watch = data && findWatch(data, props.watched);
  const label = t(watch ? "isOn" : "open");
  const Icon = watch ? BellRing : BellPlus;
  const open = () => setOpen(true);
  // Pressed before that is known, and whether it is watched: the sheet waits, lest it offer to watch it a second time, or write to nobody.
  const isPending = isAsked || !isCustomerKnown;
  const isWaiting = isOpen && isPending;
  return (
    <>
      {isIcon ? (
        <IconButton
          label={label}
          title={label}
          aria-haspopup="dialog"
          isPending={isWaiting}
          onPress={open}
          className={watch ? "bg-accent-soft text-accent" : ""}
        >
          <Icon className="size-5" aria-hidden="true" />
        </IconButton>
      ) : (
        <Button variant={watch ? "quiet" : "secondary"} size="sm" aria-haspopup="dialog" isPending={isWaiting} onPress={open}>
          <Icon className="size-4" aria-hidden="true" />
          {label}
        </Button>
      )}
      {isOpen && !isPending ? <WatchSheet {...props} watch={watch} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

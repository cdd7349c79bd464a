"use client";

import { Image as ImageIcon, Share2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState, useSyncExternalStore } from "react";
import { Button } from "@/components/ui/press/button";
import { copyText } from "@/components/ui/press/copy-button";
import { toast } from "@/lib/client/calls/toast";
import type { QuoteItem } from "@/lib/contracts/portal/quotes";

type Shared = Pick<QuoteItem, "card" | "message">;

/** Text and picture of a quote at one press: to the device's own sheet of sharing where there is one, and the picture to the clipboard. */
export function ShareQuote({ quote }: { quote: Shared }) {
  const t = useTranslations("quotes");
  const tUi = useTranslations("common.ui");
  const [pending, setPending] = useState<"share" | "copy" | null>(null);
  const canShare = useSyncExternalStore(unchanging, browserShares, serverShares);
  const notes = { copied: tUi("copied"), failed: tUi("copyFailed") };
  const run = async (kind: "share" | "copy", act: () => Promise<void>) => {
    setPending(kind);
    await act();
    setPending(null);
  };
  return (
    <>
      {canShare ? (
        <Button size="sm" isPending={pending === "share"} onPress={() => void run("share", () => shareQuote(quote, notes))}>
          <Share2 className="size-4" aria-hidden="true" />
          {t("share")}
        </Button>
      ) : null}
      <Button
        variant="secondary"
        size="sm"
        isPending={pending === "copy"}
        onPress={() => void run("copy", () => copyPicture(quote.card, notes))}
      >
        <ImageIcon className="size-4" aria-hidden="true" />
        {t("copyPicture")}
      </Button>
    </>
  );
}

const unchanging = () => () => undefined;
const browserShares = () => "share" in navigator;
const serverShares = () => false;

interface Notes {
  copied: string;
  failed: string;
}

/** Hands text and picture to the device; the text alone where it takes no files, or the picture does not come. Where it takes nothing, the text is copied. */
async function shareQuote({ card, message }: Shared, notes: Notes): Promise<void> {
  const picture = await fetchCard(card).catch(() => null);
  const files = picture ? [new File([picture], "quote.png", { type: "image/png" })] : [];
  try {
    await navigator.share(navigator.canShare?.({ files, text: message }) ? { files, text: message } : { text: message });
  } catch (error) {
    // Whoever closes the sheet has changed their mind.
    if (error instanceof DOMException && error.name === "AbortError") return;
    await copyText(message, notes);
  }
}

async function copyPicture(card: string, { copied, failed }: Notes): Promise<void> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ "image/png": fetchCard(card) })]);
    toast.success(copied);
  } catch {
    toast.error(failed);
  }
}

async function fetchCard(card: string): Promise<Blob> {
  const response = await fetch(cardPath(card));
  if (!response.ok) throw new Error(`the picture is not there: ${response.status}`);
  return response.blob();
}

/** The picture at the address by which the portal itself is read: pages take nothing from elsewhere. */
export function cardPath(card: string): string {
  const { pathname, search } = new URL(card);
  return pathname + search;
}

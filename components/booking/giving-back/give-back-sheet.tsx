"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Dialog } from "@/components/ui/overlays/dialog";
import { Button } from "@/components/ui/press/button";
import { Banner } from "@/components/ui/states/banner";
import { useRefusalText } from "../cancel/use-deciding";
import { useOfficeWay } from "./use-office-way";
import { usePartWay } from "./use-part-way";
import { useRulesWay } from "./use-rules-way";
import { useVoidWay } from "./use-void-way";
import type { Way, WayId, WayProps } from "./way";
import { WayRow } from "./way-row";

/** Every way to give tickets back, side by side, and one decision. An exchange is one more of them: its hook and its line here. */
export function GiveBackSheet({ onClose, ...rest }: Omit<WayProps, "onDone" | "onTake"> & { onClose: () => void }) {
  const t = useTranslations("booking.return");
  const tCancel = useTranslations("booking.cancel");
  const name = useId();
  const [taken, setTaken] = useState<WayId | null>(null);
  // The best at first: where the time to void ends meanwhile, nothing else takes its place unasked.
  const [first] = useState<WayId>(rest.voidUntil ? "void" : "rules");
  const props: WayProps = { ...rest, onDone: onClose, onTake: setTaken };
  const ways = [useVoidWay(props), useRulesWay(props), usePartWay(props), useOfficeWay(props)];
  const way = wayOf(ways, taken, first);
  const isPending = ways.some(({ deciding }) => deciding.isPending);
  const take = (next: Way) => {
    next.deciding.forget();
    setTaken(next.id);
  };
  const footer = (
    <>
      <Button variant="secondary" isDisabled={isPending} onPress={onClose}>
        {tCancel("keep")}
      </Button>
      <Button
        variant={way?.isHarmless ? "primary" : "danger"}
        isPending={isPending}
        isDisabled={!way || way.isBlocked}
        onPress={() => way?.deciding.confirm()}
      >
        {way ? (isPending ? way.working : way.confirm) : t("choose")}
      </Button>
    </>
  );
  return (
    <Dialog title={t("title")} isOpen onOpenChange={(opens) => opens || isPending || onClose()} isDecision isWide footer={footer}>
      {/* What is being done is what was confirmed: nothing of it changes meanwhile. */}
      <fieldset disabled={isPending} className="min-w-0 space-y-3">
        <legend className="sr-only">{t("ways")}</legend>
        {ways.map((each) => (
          <WayRow
            key={each.id}
            way={each}
            name={name}
            currency={rest.booking.price.currency}
            isTaken={each === way}
            onTake={() => take(each)}
          />
        ))}
        <Refusal way={way} />
      </fieldset>
    </Dialog>
  );
}

/** The way that is taken, while it can be; unasked, the back office where the rules give nothing. */
function wayOf(ways: readonly Way[], taken: WayId | null, first: WayId): Way | undefined {
  const isOf = (id: WayId) => (way: Way) => way.id === id && way.reason === "";
  if (taken) return ways.find(isOf(taken));
  return ways.find(isOf(first)) ?? (first === "rules" ? ways.find(isOf("office")) : undefined);
}

function Refusal({ way }: { way: Way | undefined }) {
  const tPart = useTranslations("booking.part");
  const text = useRefusalText()(way?.deciding.error, tPart("needsAdult"));
  return text ? <Banner tone="bad" isAlert title={text} /> : null;
}

"use client";

import { ScanText } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ClipboardEvent, useState } from "react";
import { TextArea } from "@/components/ui/fields/text-area";
import { Button } from "@/components/ui/press/button";
import { Banner } from "@/components/ui/states/banner";
import { serverToday } from "@/components/ui/today";
import { type MrzReading, readMrz } from "@/lib/domain/passengers/mrz/read-mrz";
import { isTypedWhole } from "@/lib/domain/passengers/mrz/zone-lines";
import type { Mrz, MrzOutcome } from "./use-mrz";

/** A field for the lines at the foot of a passport, and what came of those that were pasted. */
export function MrzPaste({ outcome, take }: Pick<Mrz, "outcome" | "take">) {
  const t = useTranslations("booking.mrz");
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState("");
  const change = (typed: string) => {
    setText(typed);
    if (!isTypedWhole(typed) || !readMrz(typed, serverToday())) return;
    take(typed);
    setText("");
    setOpen(false);
  };
  /** The field's own paste goes through the card like every other: what it took is not needed here any more. */
  const closeAfterPaste = (event: ClipboardEvent) => {
    if (event.defaultPrevented) setOpen(false);
  };
  return (
    <div className="mb-4 space-y-2" onPaste={closeAfterPaste}>
      {isOpen ? (
        <TextArea label={t("label")} description={t("hint")} value={text} onChange={change} rows={3} isCode autoFocus spellCheck="false" />
      ) : (
        <Button variant="quiet" size="sm" className="-ml-3" onPress={() => setOpen(true)}>
          <ScanText className="size-4" aria-hidden="true" />
          {t("open")}
        </Button>
      )}
      <div role="status">{outcome ? <Outcome outcome={outcome} /> : null}</div>
    </div>
  );
}

function Outcome({ outcome }: { outcome: MrzOutcome }) {
  const t = useTranslations("booking.mrz");
  const remarksOn = useRemarks();
  if (outcome.kind === "visa" || outcome.kind === "other") return <Banner tone="bad">{t(outcome.kind)}</Banner>;
  if (outcome.kind === "length") return <Banner tone="bad">{t("length", { count: outcome.count })}</Banner>;
  const { reading, isAccepted } = outcome;
  const remarks = remarksOn(reading, isAccepted);
  const title = t("filled", { name: `${reading.lastName} ${reading.firstName}`.trim() });
  if (remarks.length === 0) return <Banner tone="good" title={title} />;
  return (
    <Banner tone="warm" title={title}>
      {t("compare")}
      <ul className="list-disc pl-5">
        {remarks.map((remark) => (
          <li key={remark}>{remark}</li>
        ))}
      </ul>
    </Banner>
  );
}

/** What of a zone a person has to look at. */
function useRemarks(): (reading: MrzReading, isAccepted: boolean) => string[] {
  const t = useTranslations("booking.mrz");
  return ({ wrong, isNameFull, noCitizenship }, isAccepted) => [
    ...wrong.map((part) => t(`wrong.${part}`)),
    ...(isNameFull ? [t("nameFull")] : []),
    ...(noCitizenship ? [t(noCitizenship.why, { letters: noCitizenship.letters })] : []),
    ...(isAccepted ? [] : [t("notAccepted")]),
  ];
}

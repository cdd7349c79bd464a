"use client";

import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { useWatch } from "react-hook-form";
import { Button } from "@/components/ui/press/button";
import { MAX_DIRECTIONS } from "@/lib/contracts/limits";
import { addWay, changeDestination, removeWay } from "./change-trip";
import { PartyField } from "./party-field";
import type { SearchFieldsProps } from "./search-fields";
import { SubmitButton, useSearchErrors } from "./search-fields";
import type { WayValues } from "./search-form-schema";
import { WayRow } from "./way-row";

const FEWEST = 2;

/** A row for every direction, in the order of travel; more of them can be added, and taken away again. */
export function SeveralFields({ form, isPending, originRef }: SearchFieldsProps) {
  const t = useTranslations("search.form");
  const errorText = useSearchErrors();
  const [ways, party] = useWatch({ control: form.control, name: ["ways", "party"] });
  const { errors, isSubmitted: shouldValidate } = form.formState;
  const lastRef = useRef<HTMLInputElement>(null);
  const addRef = useRef<HTMLButtonElement>(null);
  useFocusOnChange(ways.length, { onMore: lastRef, onFewer: addRef });

  const setWays = (changed: WayValues[]) => form.setValue("ways", changed, { shouldValidate });
  const changeWay = (index: number, way: WayValues) => {
    const moved = way.to === ways[index]?.to ? ways : changeDestination(ways, index, way.to);
    setWays(moved.map((each, position) => (position === index ? way : each)));
  };
  return (
    <div className="flex flex-col gap-4">
      {ways.map((way, index) => (
        <WayRow
          key={KEYS[index]}
          way={way}
          number={index + 1}
          earliest={ways[index - 1]?.date ?? ""}
          errorOf={(field) => errorText(errors.ways?.[index]?.[field])}
          onChange={(changed) => changeWay(index, changed)}
          {...(ways.length > FEWEST ? { onRemove: () => setWays(removeWay(ways, index)) } : {})}
          {...(index === 0 ? { originRef } : {})}
          {...(index === ways.length - 1 ? { destinationRef: lastRef } : {})}
        />
      ))}
      <div className="grid gap-3 md:grid-cols-[auto_minmax(0,16rem)_auto] md:items-end md:justify-between">
        <Button
          ref={addRef}
          variant="secondary"
          isDisabled={ways.length === MAX_DIRECTIONS}
          onPress={() => form.setValue("ways", addWay(ways))}
        >
          <Plus className="size-4" aria-hidden="true" />
          {t("addWay")}
        </Button>
        <div>
          <PartyField party={party} onChange={(changed) => form.setValue("party", changed)} />
        </div>
        <SubmitButton isPending={isPending} className="lg:px-6" />
      </div>
    </div>
  );
}

/** A row is its number: what is typed into it moves up where one before it goes. */
const KEYS = Array.from({ length: MAX_DIRECTIONS }, (_, index) => `way-${index}`);

interface FocusTargets {
  onMore: React.RefObject<HTMLElement | null>;
  onFewer: React.RefObject<HTMLElement | null>;
}

/** Moves the keyboard's focus to a row that was added, and away from one that was removed. */
function useFocusOnChange(count: number, { onMore, onFewer }: FocusTargets): void {
  const before = useRef(count);
  useEffect(() => {
    if (count > before.current) onMore.current?.focus();
    if (count < before.current) onFewer.current?.focus();
    before.current = count;
  }, [count, onMore, onFewer]);
}

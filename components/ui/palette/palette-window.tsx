"use client";

import { type LucideIcon, Search } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { plainText } from "@/lib/domain/text/plain-text";
import { DialogWindow } from "../overlays/dialog-window";
import { Suggestion } from "./suggestion";

export interface PaletteOption {
  id: string;
  text: string;
  /** What tells it from others of the same name. */
  detail?: string;
  icon: LucideIcon;
  run: () => void;
}

export interface PaletteGroup {
  id: string;
  label: string;
  options: readonly PaletteOption[];
}

interface PaletteWindowProps {
  title: string;
  /** Of the field. */
  label: string;
  placeholder: string;
  text: string;
  onTextChange: (text: string) => void;
  groups: readonly PaletteGroup[];
  /** Whether more may come: Enter waits for it where nothing is there yet. */
  isLooking: boolean;
  /** What is found, in words; read aloud. */
  status: string;
  onClose: () => void;
}

/** One field that finds and does: the first suggestion is marked, the arrows go round, Enter takes it. The pattern is the “editable combobox with list autocomplete” of the ARIA practices. */
export function PaletteWindow({ title, label, placeholder, text, onTextChange, groups, isLooking, status, onClose }: PaletteWindowProps) {
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  // The window was opened to type into it.
  useEffect(() => field.current?.focus(), []);
  const options = groups.flatMap((group) => group.options);
  const [markedId, setMarkedId] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const marked = options.find(({ id }) => id === markedId) ?? options[0];
  const take = (option: PaletteOption) => {
    onClose();
    option.run();
  };
  useTakenOnceFound({ isAsked: isAsked && !isLooking, first: options[0], take });
  const pressKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step !== undefined && options.length > 0) {
      event.preventDefault();
      const at = marked ? options.indexOf(marked) : -1;
      setMarkedId(options[(at + step + options.length) % options.length]?.id ?? null);
    }
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (marked) take(marked);
    else setAsked(isLooking);
  };
  return (
    <DialogWindow title={title} isOpen onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <div className="relative">
        <Search className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-faint" aria-hidden="true" />
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={listId}
          {...(marked ? { "aria-activedescendant": `${listId}-${marked.id}` } : {})}
          placeholder={placeholder}
          autoComplete="off"
          autoCorrect="off"
          spellCheck="false"
          enterKeyHint="go"
          maxLength={80}
          value={text}
          onChange={(event) => {
            setMarkedId(null);
            setAsked(false);
            onTextChange(plainText(event.target.value));
          }}
          onKeyDown={pressKey}
          className="h-11 w-full rounded-lg border border-line-strong bg-surface pr-3 pl-9 text-base text-ink placeholder:text-ink-faint"
        />
      </div>
      {/* Of one height, so that the field stays where it is while suggestions come and go. */}
      <div className="mt-3 h-[min(22rem,50dvh)]">
        <div role="listbox" id={listId} aria-label={label} tabIndex={-1} data-ring="none" className="max-h-full overflow-y-auto">
          {groups
            .filter((group) => group.options.length > 0)
            .map((group) => (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list box
              <div key={group.id} role="group" aria-labelledby={`${listId}-of-${group.id}`} className="mb-2">
                <p id={`${listId}-of-${group.id}`} className="px-3 pb-1 font-medium text-ink-soft text-xs">
                  {group.label}
                </p>
                {group.options.map((option) => (
                  <Suggestion
                    key={option.id}
                    id={`${listId}-${option.id}`}
                    isMarked={option === marked}
                    onMark={() => setMarkedId(option.id)}
                    onTake={() => take(option)}
                  >
                    <OptionText option={option} />
                  </Suggestion>
                ))}
              </div>
            ))}
        </div>
        <p role="status" className={options.length > 0 ? "sr-only" : "px-3 text-ink-soft text-sm"}>
          {status}
        </p>
      </div>
    </DialogWindow>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

interface Awaited {
  isAsked: boolean;
  first: PaletteOption | undefined;
  take: (option: PaletteOption) => void;
}

/** Who knows a number by heart presses Enter before it is looked up. */
function useTakenOnceFound({ isAsked, first, take }: Awaited): void {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    if (isAsked && first) latest.current(first);
  }, [isAsked, first]);
}

/** What an option is, with what tells it from others of its name. */
function OptionText({ option: { text, detail, icon: Icon } }: { option: PaletteOption }) {
  return (
    <>
      <Icon className="size-4 shrink-0 text-ink-faint" aria-hidden="true" />
      <span className="min-w-0 flex-1">
        <span className="block truncate">{text}</span>
        {detail ? <span className="block truncate text-ink-soft text-xs">{detail}</span> : null}
      </span>
    </>
  );
}

"use client";

import type { FocusEvent, KeyboardEvent, ReactNode, Ref } from "react";
import { plainText } from "@/lib/domain/text/plain-text";
import { popoverClass } from "../overlays/popover-class";
import { Suggestion } from "../palette/suggestion";
import { controlClass, FieldFrame, type FieldTexts, useField } from "./field";
import { useEarlyInput } from "./use-early-input";
import { useRoom } from "./use-room";
import { useStillWhilePressed } from "./use-still-while-pressed";
import { useSuggestionList } from "./use-suggestion-list";

interface ComboBoxItem {
  id: string;
  /** Put into the field once chosen. */
  text: string;
}

interface ComboBoxProps<Item extends ComboBoxItem> extends FieldTexts {
  /** Already filtered, by a server or by the caller. */
  items: readonly Item[];
  inputValue: string;
  onInputChange: (text: string) => void;
  onSelect: (item: Item | null) => void;
  renderItem?: (item: Item) => ReactNode;
  /** Instead of the list while there is nothing to show. */
  emptyText?: string;
  placeholder?: string;
  name?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  onFocus?: () => void;
  onBlur?: () => void;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  className?: string;
  inputClassName?: string;
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * A field that suggests while one types. The list opens on focus; Enter or Tab takes the marked suggestion. What was typed stays when focus
 * leaves; the caller decides what it means. The pattern is the “editable combobox with list autocomplete” of the ARIA practices.
 */
export function ComboBox<Item extends ComboBoxItem>({ items, onSelect, renderItem, emptyText = "", ...props }: ComboBoxProps<Item>) {
  const { label, isLabelHidden = false, description, error, inputRef, className = "", inputClassName = "", ...rest } = props;
  const { placeholder, inputValue, onInputChange, isRequired = false, isDisabled = false, name, onFocus, onBlur, onKeyDown } = rest;
  const { ids, mark, aria } = useField({ description, error });
  const frame = useEarlyInput<HTMLDivElement>(({ input, typed, isFocused }) => {
    // What was typed and left would settle for nothing: it shows its choice again.
    if (!isFocused) return;
    if (typed === null) input.select();
    else onInputChange(plainText(typed));
  });
  const { shown, onPointerDownCapture, release } = useStillWhilePressed(items);
  const list = useSuggestionList(shown);
  const isOpen = list.isOpen && !isDisabled && (shown.length > 0 || emptyText !== "");
  useRoom(frame, isOpen);
  const listId = `${ids.control}-list`;
  const choose = (item: Item) => {
    list.close();
    onSelect(item);
  };
  const pressKey = (event: KeyboardEvent<HTMLInputElement>) => {
    release();
    if (isOpen && list.marked && (event.key === "Enter" || event.key === "Tab")) {
      if (event.key === "Enter") event.preventDefault();
      choose(list.marked);
      return;
    }
    list.pressKey(event);
    onKeyDown?.(event);
  };
  return (
    <div ref={frame} {...mark} className={`group relative ${className}`}>
      <FieldFrame ids={ids} label={label} isLabelHidden={isLabelHidden} description={description} error={error}>
        <input
          {...aria}
          type="text"
          role="combobox"
          id={ids.control}
          ref={inputRef}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={listId}
          {...(isOpen && list.marked ? { "aria-activedescendant": `${listId}-${list.marked.id}` } : {})}
          {...(isRequired ? { "aria-required": true } : {})}
          {...(name ? { name } : {})}
          autoComplete="off"
          autoCorrect="off"
          spellCheck="false"
          disabled={isDisabled}
          placeholder={placeholder}
          value={inputValue}
          onFocus={(event) => {
            selectText(event);
            list.open();
            onFocus?.();
          }}
          onBlur={() => {
            list.close();
            onBlur?.();
          }}
          onChange={(event) => {
            release();
            list.open();
            onInputChange(plainText(event.target.value));
          }}
          onKeyDown={pressKey}
          className={`${controlClass} ${inputClassName}`}
        />
      </FieldFrame>
      {isOpen ? (
        // The focus stays in the field, whatever is pressed in the list.
        // biome-ignore lint/a11y/noStaticElementInteractions: the field has the keys
        <div
          // Browsers put what scrolls among the stops of Tab: this one is gone with the focus of the field, and Tab would lead nowhere.
          tabIndex={-1}
          data-ring="none"
          onPointerDownCapture={onPointerDownCapture}
          onMouseDown={(event) => event.preventDefault()}
          className={`${popoverClass} absolute top-full left-0 mt-2 max-h-80 w-max min-w-full max-w-[max(100%,var(--room))] overflow-auto p-1 md:min-w-[max(100%,min(24rem,var(--room)))]`}
        >
          <div role="listbox" id={listId} aria-label={label}>
            {shown.map((item) => (
              <Suggestion
                key={item.id}
                id={`${listId}-${item.id}`}
                isMarked={item.id === list.marked?.id}
                onMark={() => list.mark(item.id)}
                onTake={() => choose(item)}
              >
                <span className="min-w-0 flex-1">{renderItem?.(item) ?? item.text}</span>
              </Suggestion>
            ))}
          </div>
          {shown.length === 0 ? <p className="px-3 py-2 text-ink-faint text-sm">{emptyText}</p> : null}
        </div>
      ) : null}
    </div>
  );
}

/** Typing then replaces what was chosen before. A focus that came before the page's program is told later: then something may be typed already. */
function selectText(event: FocusEvent<HTMLInputElement>): void {
  if (event.nativeEvent.isTrusted) event.currentTarget.select();
}

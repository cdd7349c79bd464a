"use client";

import { type FocusEvent, type KeyboardEvent, type ReactNode, type Ref, useState } from "react";
import { ComboBox as AriaComboBox, Input, ListBox, Popover } from "react-aria-components/ComboBox";
import { popoverClass } from "../popover";
import { controlClass, FieldFrame, type FieldTexts } from "./field";
import { ListBoxItem } from "./list-box-item";
import { useEarlyInput } from "./use-early-input";
import { useStillWhilePressed } from "./use-still-while-pressed";

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
 * A field that suggests while one types. The list opens on focus; Enter takes the marked suggestion. What was typed stays when focus
 * leaves; the caller decides what it means.
 */
export function ComboBox<Item extends ComboBoxItem>({ items, onSelect, renderItem, emptyText = "", ...props }: ComboBoxProps<Item>) {
  const { label, isLabelHidden = false, description, error, inputRef, className = "", inputClassName = "", ...rest } = props;
  const { placeholder, inputValue, onInputChange, isRequired = false, isDisabled = false, name, onFocus, onBlur, onKeyDown } = rest;
  // The list closes only where the selection changes: the last pick stands for one, since the choice itself is the caller's.
  // Until the field is typed in or left, it stays closed: the pick's text, which may come later, would open it again.
  const [picked, setPicked] = useState<string | null>(null);
  const frame = useEarlyInput<HTMLDivElement>(({ input, typed, isFocused }) => {
    // What was typed and left would settle for nothing: it shows its choice again.
    if (!isFocused) return;
    if (typed === null) input.select();
    else onInputChange(typed);
  });
  const { shown, onPointerDownCapture, release } = useStillWhilePressed(items);
  const choose = (key: unknown) => {
    const item = shown.find(({ id }) => id === key) ?? null;
    setPicked(item?.id ?? null);
    onSelect(item);
  };
  const beginTyping = () => {
    setPicked(null);
    release();
  };
  const pressKey = (event: KeyboardEvent<HTMLInputElement>) => {
    release();
    onKeyDown?.(event);
  };
  const leave = () => {
    setPicked(null);
    onBlur?.();
  };
  return (
    <AriaComboBox
      ref={frame}
      items={shown}
      value={picked}
      onChange={choose}
      inputValue={inputValue}
      onInputChange={onInputChange}
      {...(name ? { name } : {})}
      {...(onFocus ? { onFocus } : {})}
      onBlur={leave}
      isRequired={isRequired}
      isDisabled={isDisabled}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      allowsEmptyCollection={emptyText !== ""}
      allowsCustomValue
      menuTrigger={picked === null ? "focus" : "manual"}
      className={`group ${className}`}
    >
      <FieldFrame label={label} isLabelHidden={isLabelHidden} description={description} error={error}>
        <Input
          ref={inputRef}
          placeholder={placeholder}
          onFocus={selectText}
          onInputCapture={beginTyping}
          onKeyDownCapture={pressKey}
          className={`${controlClass} ${inputClassName}`}
        />
      </FieldFrame>
      <Popover
        placement="bottom start"
        className={`${popoverClass} min-w-(--trigger-width) max-w-[calc(100vw-1rem)] overflow-auto p-1 md:min-w-96`}
      >
        <ListBox<Item>
          data-ring="none"
          onPointerDownCapture={onPointerDownCapture}
          renderEmptyState={() => <p className="px-3 py-2 text-sm text-ink-faint">{emptyText}</p>}
        >
          {(item) => (
            <ListBoxItem id={item.id} text={item.text}>
              {renderItem?.(item)}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}

/** Typing then replaces what was chosen before. A focus that came before the page's program is told later: then something may be typed already. */
function selectText(event: FocusEvent<HTMLInputElement>): void {
  if (event.nativeEvent.isTrusted) event.currentTarget.select();
}

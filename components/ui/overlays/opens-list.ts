const KEYS: readonly string[] = ["ArrowDown", "ArrowUp", "Enter", " "];

/**
 * Whether a key on a button opens its list or menu. Enter and space too, though the browser makes a click of them: react-aria takes a click by
 * key for one by a screen reader, and leaves the focus on the list where an option should have it.
 */
export function opensList({ key }: { key: string }): boolean {
  return KEYS.includes(key);
}

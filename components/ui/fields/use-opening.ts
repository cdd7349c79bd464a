import { useRef, useState } from "react";

/** A field that opens something by its button: what FieldButton and the popover beside it are given. */
export function useOpening() {
  const [isOpen, setOpen] = useState(false);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  return {
    isOpen,
    setOpen,
    close,
    button: { isOpen, triggerRef, onPress: () => setOpen(!isOpen) },
    popover: { triggerRef, onClose: close },
  };
}

import { useState } from "react";
import { useOpening } from "../use-opening";

/** A calendar that opens by its button, or by the first figure of a date, which its field of typed dates goes on with. */
export function useTypedOpening() {
  const { isOpen, setOpen, close, button, popover } = useOpening();
  const [typed, setTyped] = useState("");
  const open = (figure: string) => {
    // Until the calendar is loaded and takes the focus, what is typed goes on here.
    setTyped((before) => (isOpen ? before + figure : figure));
    setOpen(true);
  };
  const press = () => {
    setTyped("");
    button.onPress();
  };
  return { isOpen, close, button: { ...button, onPress: press, onFigure: open }, popover: { ...popover, typed } };
}

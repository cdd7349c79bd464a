import { useState } from "react";

/** A calendar that opens by its button, or by the first figure of a date, which its field of typed dates goes on with. */
export function useTypedOpening() {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  const open = (figure: string) => {
    // Until the calendar is loaded and takes the focus, what is typed goes on here.
    setTyped((before) => (isOpen ? before + figure : figure));
    setOpen(true);
  };
  const turn = (isNowOpen: boolean) => {
    setTyped("");
    setOpen(isNowOpen);
  };
  return { isOpen, typed, open, turn, close: () => setOpen(false) };
}

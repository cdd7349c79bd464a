"use client";

import { Activity, createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from "react";
import { CUSTOMER_MODE_COOKIE } from "./customer-mode-cookie";

interface CustomerMode {
  /** A customer looks at the screen: what a sale costs the agency, what it leaves and what is on the deposit are not drawn. */
  isOn: boolean;
  toggle: () => void;
}

const Mode = createContext<CustomerMode>({ isOn: false, toggle: () => undefined });

const YEAR_SECONDS = 31_536_000;
/** Works in every keyboard layout, and in the middle of typing. */
const KEY = "F9";

/** How long answers are kept that something under `AgencyTyping` stands on: a customer may sit at the screen for long. */
export const KEPT_WHILE_HIDDEN_MS = 3_600_000;

/** Remembers in the browser whether a customer looks on; one key turns it. @param initial what the browser remembers, as its cookie says */
export function CustomerModeProvider({ initial, children }: { initial: boolean; children: ReactNode }) {
  const [isOn, setOn] = useState(initial);
  const toggle = useCallback(() => {
    setOn((before) => {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox
      document.cookie = `${CUSTOMER_MODE_COOKIE}=${before ? "" : "1"}; path=/; max-age=${before ? 0 : YEAR_SECONDS}; samesite=lax`;
      return !before;
    });
  }, []);
  useEffect(() => {
    const keyDown = (event: KeyboardEvent) => {
      if (event.key !== KEY || event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      event.preventDefault();
      toggle();
    };
    document.addEventListener("keydown", keyDown);
    return () => document.removeEventListener("keydown", keyDown);
  }, [toggle]);
  return <Mode value={useMemo(() => ({ isOn, toggle }), [isOn, toggle])}>{children}</Mode>;
}

export function useCustomerMode(): CustomerMode {
  return useContext(Mode);
}

/** What only the agency may see. */
export function AgencyOnly({ children }: { children: ReactNode }) {
  return useCustomerMode().isOn ? null : children;
}

/**
 * The same where somebody may be in the middle of typing: what was drawn before waits out of sight, its windows too, with all that was typed, and
 * asks for nothing meanwhile. What was not drawn before is not read.
 */
export function AgencyTyping({ children }: { children: ReactNode }) {
  const { isOn } = useCustomerMode();
  const [wasDrawn, setDrawn] = useState(!isOn);
  if (!isOn && !wasDrawn) setDrawn(true);
  return wasDrawn ? <Activity mode={isOn ? "hidden" : "visible"}>{children}</Activity> : null;
}

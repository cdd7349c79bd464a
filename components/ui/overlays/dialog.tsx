"use client";

import dynamic from "next/dynamic";
import type { DialogProps } from "./dialog-window";

const DialogWindow = dynamic(async () => (await import("./dialog-window")).DialogWindow, { ssr: false });

/** A modal window; on a phone, a sheet that rises from the bottom. Its parts are loaded with the first that opens. */
export function Dialog(props: DialogProps) {
  return props.isOpen ? <DialogWindow {...props} /> : null;
}

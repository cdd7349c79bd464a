"use client";

import dynamic from "next/dynamic";
import { useSyncExternalStore } from "react";
import { noteStore } from "@/lib/client/calls/toast";

const ToasterNotes = dynamic(async () => (await import("./toaster-notes")).ToasterNotes, { ssr: false });

/** The place where `toast` of lib/client/calls/toast.ts shows its notes; one per page. */
export function Toaster() {
  const isWanted = useSyncExternalStore(noteStore.subscribe, noteStore.isWanted, () => false);
  return isWanted ? <ToasterNotes /> : null;
}

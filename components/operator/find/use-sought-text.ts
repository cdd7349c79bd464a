"use client";

import { usePathname, useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { pages } from "@/lib/client/calls/paths";

interface Sought {
  text: string;
  /** It came with the address, from another page's field or a link. */
  isArrived: boolean;
}

/** What is sought lives behind `#` of the address: it may be a name, and browsers send that part to no server. Null until the address has been read. */
export function useSoughtText(): { sought: Sought | null; change: (text: string) => void } {
  const router = useRouter();
  const pathname = usePathname();
  const [sought, setSought] = useState<Sought | null>(null);
  useEffect(() => {
    const read = () => setSought({ text: textIn(window.location.hash), isArrived: true });
    read();
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, []);
  const change = (text: string) => {
    if (pathname !== pages.find()) return;
    setSought({ text, isArrived: false });
    router.replace(pages.find(text), { scroll: false });
  };
  return { sought, change };
}

function textIn(fragment: string): string {
  return new URLSearchParams(fragment.slice(1)).get("q")?.trim().slice(0, 80) ?? "";
}

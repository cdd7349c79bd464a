"use client";

import { copyText } from "@/components/ui/copy-button";

/** Copies code, and says so. */
export function CopyCode({ code }: { code: string }) {
  return (
    <button
      type="button"
      onClick={() => copyText(code, { copied: "Copied", failed: "The browser refused to copy. Select the text and copy it by hand." })}
      className="min-h-11 cursor-pointer rounded-md px-3 text-[#b7c6cc] text-xs hover:bg-white/10 hover:text-white focus-visible:outline-white lg:min-h-8"
    >
      Copy
    </button>
  );
}

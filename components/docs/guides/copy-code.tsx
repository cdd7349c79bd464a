"use client";

import { copyText } from "@/components/ui/press/copy-button";

interface CopyWords {
  copy: string;
  copied: string;
  failed: string;
}

/** Copies code, and says so. */
export function CopyCode({ code, words }: { code: string; words: CopyWords }) {
  return (
    <button
      type="button"
      onClick={() => copyText(code, words)}
      className="min-h-11 cursor-pointer rounded-md px-3 text-[#b7c6cc] text-xs hover:bg-white/10 hover:text-white focus-visible:outline-white lg:min-h-8"
    >
      {words.copy}
    </button>
  );
}

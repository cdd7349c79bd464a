"use client";

import { type ReactNode, useId, useSyncExternalStore } from "react";
import { CopyCode } from "./copy-code";

interface CodeTab {
  label: string;
  code: string;
  /** The code with its colours, made on the server. */
  shown: ReactNode;
}

interface CodeWords {
  copy: string;
  copied: string;
  failed: string;
  language: string;
}

/** The language chosen in one block is chosen in all, and remembered. */
const KEY = "docs-language";
const CHANGED = "docs-language-changed";

function subscribe(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange);
  return () => window.removeEventListener(CHANGED, onChange);
}

function remember(label: string): void {
  localStorage.setItem(KEY, label);
  window.dispatchEvent(new Event(CHANGED));
}

/** The same step in several languages. */
export function CodeTabs({ tabs, words }: { tabs: CodeTab[]; words: CodeWords }) {
  const id = useId();
  const wanted = useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(KEY),
    () => null,
  );
  const active = tabs.find(({ label }) => label === wanted) ?? tabs[0];
  if (!active) return null;
  return (
    <figure className="overflow-hidden rounded-lg bg-deep text-[#e6edf0]">
      <div className="flex items-center justify-between gap-2 border-white/10 border-b py-1 pr-1 pl-1">
        <fieldset className="flex">
          <legend className="sr-only">{words.language}</legend>
          {tabs.map(({ label }) => (
            <label
              key={label}
              className="flex min-h-11 cursor-pointer items-center rounded-md px-2.5 text-[#b7c6cc] text-xs hover:text-white has-checked:bg-white/15 has-checked:text-white has-focus-visible:outline-2 has-focus-visible:outline-white lg:min-h-8"
            >
              <input
                type="radio"
                name={id}
                value={label}
                checked={label === active.label}
                onChange={() => remember(label)}
                className="sr-only"
                data-ring="none"
              />
              {label}
            </label>
          ))}
        </fieldset>
        <CopyCode code={active.code} words={words} />
      </div>
      {/* All of them are in the page: for whoever reads it without scripts, and for its search. */}
      {tabs.map(({ label, shown }) => (
        <div key={label} hidden={label !== active.label}>
          {shown}
        </div>
      ))}
    </figure>
  );
}

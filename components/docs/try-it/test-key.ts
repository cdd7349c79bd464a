import { useSyncExternalStore } from "react";

/** The key is kept in the tab only: it is gone when the tab is closed, and is sent nowhere but with the calls. */
const STORED = "docs-test-key";
const CHANGED = "docs-test-key-changed";

const TEST_KEY = /^pvz_test_[\w-]{32,}$/;

/** What is wrong with a text as a test key; null where nothing is. */
export function keyProblem(text: string): "keyMissing" | "keyLive" | "keyWrong" | null {
  if (text === "") return "keyMissing";
  if (text.startsWith("pvz_live_")) return "keyLive";
  return TEST_KEY.test(text) ? null : "keyWrong";
}

/** The tab's test key, the same on all pages; only what is one is kept. */
export function useTestKey(): [key: string, change: (key: string) => void] {
  const key = useSyncExternalStore(
    subscribe,
    () => sessionStorage.getItem(STORED) ?? "",
    () => "",
  );
  return [key, keep];
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange);
  return () => window.removeEventListener(CHANGED, onChange);
}

function keep(key: string): void {
  if (keyProblem(key) === null) sessionStorage.setItem(STORED, key);
  else sessionStorage.removeItem(STORED);
  window.dispatchEvent(new Event(CHANGED));
}

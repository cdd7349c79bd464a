type Kind = "success" | "error";

const listeners = new Set<() => void>();
let isWanted = false;

/** Short notes at the edge of the page (components/ui/overlays/toaster.tsx). What shows them is loaded with the first of them. */
export const toast = {
  success: (text: string) => void show("success", text),
  error: (text: string) => void show("error", text),
};

async function show(kind: Kind, text: string): Promise<void> {
  isWanted = true;
  for (const listener of listeners) listener();
  const sonner = await import("sonner");
  sonner.toast[kind](text);
}

/** For the place of the notes: whether there has been one. */
export const noteStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  isWanted: () => isWanted,
};

import { useEffect, useState } from "react";
import type { Size } from "./camera";

const NONE: Size = { width: 0, height: 0 };

/** How large an element is drawn, pixels; 0 while it is not. */
export function useSize(element: HTMLElement | null): Size {
  const [size, setSize] = useState(NONE);
  useEffect(() => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

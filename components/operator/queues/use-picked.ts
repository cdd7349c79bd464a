import { useState } from "react";
import type { QueueItem } from "@/lib/contracts/operator/queues";

/** Picked items of a list, and what picks them. */
export interface Picking {
  picked: readonly string[];
  pick: (subject: string, isPicked: boolean) => void;
  pickAll: (isPicked: boolean) => void;
}

/** Which of the listed items are picked; one that has gone from the list meanwhile is not any more. */
export function usePicked(items: readonly QueueItem[]): Picking {
  const [subjects, setSubjects] = useState<readonly string[]>([]);
  return {
    picked: items.flatMap(({ subject }) => (subjects.includes(subject) ? [subject] : [])),
    pick: (subject, isPicked) => setSubjects(isPicked ? [...subjects, subject] : subjects.filter((other) => other !== subject)),
    pickAll: (isPicked) => setSubjects(isPicked ? items.map(({ subject }) => subject) : []),
  };
}

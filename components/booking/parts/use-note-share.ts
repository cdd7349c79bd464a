"use client";

import { useQueryClient } from "@tanstack/react-query";
import { askAnew } from "@/lib/client/calls/ask-anew";
import type { ShareWay } from "@/lib/domain/booking/share-ways";
import { noteShare } from "../queries";

/** Writes into the booking's history that it was handed to its customer. Where that fails the customer has it all the same: nothing is said. */
export function useNoteShare(bookingId: string): (way: ShareWay) => void {
  const cache = useQueryClient();
  return (way) => {
    noteShare(bookingId, way)
      .then(() => askAnew(cache, ["booking", "extras", bookingId]))
      .catch(() => {});
  };
}

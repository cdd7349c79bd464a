"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { balanceOptions } from "@/lib/client/balance";
import type { BookingStatus } from "@/lib/domain/booking/booking-status";

/** Reads the balance again when a booking moves on without this page: tickets that failed, a refund that the back office has settled. */
export function useFreshBalance(status: BookingStatus): void {
  const cache = useQueryClient();
  const seen = useRef(status);
  useEffect(() => {
    if (seen.current === status) return;
    seen.current = status;
    void cache.invalidateQueries({ queryKey: balanceOptions().queryKey });
  }, [cache, status]);
}

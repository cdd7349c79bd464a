"use client";

import { Button } from "./button";

interface MoreButtonProps {
  /** As react-query has them of a list that is read piece by piece. */
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
  text: string;
}

/** Below a list that goes on: the next piece of it. */
export function MoreButton({ query: { hasNextPage, isFetchingNextPage, fetchNextPage }, text }: MoreButtonProps) {
  if (!hasNextPage) return null;
  return (
    <div className="mt-4 text-center">
      <Button variant="secondary" isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
        {text}
      </Button>
    </div>
  );
}

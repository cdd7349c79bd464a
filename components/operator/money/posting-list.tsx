"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { MoreButton } from "@/components/ui/press/more-button";
import { EmptyState } from "@/components/ui/states/empty-state";
import { ErrorState } from "@/components/ui/states/error-state";
import { ListSkeleton } from "@/components/ui/states/skeleton";
import { useAddressErrorText } from "@/lib/client/calls/use-error-text";
import { PostingTable } from "./posting-table";
import { type PostingFilter, postingsQuery } from "./queries";

interface PostingListProps {
  filter: PostingFilter;
  /** What is said where there are none. */
  emptyText: string;
}

/** Postings piece by piece. */
export function PostingList({ filter, emptyText }: PostingListProps) {
  const t = useTranslations("houseMoney");
  const errorText = useAddressErrorText();
  const query = useInfiniteQuery(postingsQuery(filter));
  const { data, error, refetch } = query;
  if (error && !data) return <ErrorState {...errorText(error)} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={6} />;
  const items = data.pages.flatMap((page) => page.items);
  if (items.length === 0) return <EmptyState title={t("empty")}>{emptyText}</EmptyState>;
  return (
    <>
      <PostingTable items={items} />
      <MoreButton query={query} text={t("more")} />
    </>
  );
}

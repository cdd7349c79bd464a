import type { UseQueryResult } from "@tanstack/react-query";
import { SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { EmptyState } from "@/components/ui/states/empty-state";
import { ErrorState } from "@/components/ui/states/error-state";
import { Skeleton } from "@/components/ui/states/skeleton";
import { isGone } from "@/lib/client/calls/api-error";
import { useErrorText } from "@/lib/client/calls/use-error-text";

interface LoadedOneProps<Data> {
  query: UseQueryResult<Data>;
  /** What is told where there is no such thing, and where to go on. */
  gone: { title: string; text: string; action: ReactNode };
  children: (data: Data) => ReactNode;
}

/** Shows one thing that is asked for by its address: its outline until it is here, and what is wrong where it does not come. */
export function LoadedOne<Data>({ query: { data, error, refetch }, gone, children }: LoadedOneProps<Data>) {
  const errorText = useErrorText();
  if (data !== undefined) return children(data);
  if (!error)
    return (
      <div className="mt-2 space-y-4" aria-hidden="true">
        <Skeleton className="h-9 w-64" />
        <Skeleton className="h-64 w-full" />
      </div>
    );
  if (isGone(error))
    return (
      <EmptyState icon={<SearchX className="size-8" aria-hidden="true" />} title={gone.title} action={gone.action}>
        {gone.text}
      </EmptyState>
    );
  return <ErrorState {...errorText(error)} onRetry={() => void refetch()} />;
}

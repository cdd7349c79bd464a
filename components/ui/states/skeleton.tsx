import { useTranslations } from "next-intl";
import { Card } from "../card";

/** The place of something that is on its way. Give it the size of what will come, so that nothing jumps. */
export function Skeleton({ className = "h-4 w-24" }: { className?: string }) {
  return <span aria-hidden="true" className={`block animate-[breathe_1.6s_ease-in-out_infinite] rounded bg-sunken ${className}`} />;
}

/** The place of a list: so many rows, and a word to those who hear the page. */
export function ListSkeleton({ rows }: { rows: number }) {
  const t = useTranslations("common.ui");
  return (
    <Card className="divide-y divide-line">
      <p role="status" className="sr-only">
        {t("loading")}
      </p>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div key={row} className="flex justify-between gap-6 px-5 py-4">
          <Skeleton className="h-5 w-28" />
          <Skeleton className="hidden h-5 w-48 md:block" />
          <Skeleton className="h-5 w-40" />
        </div>
      ))}
    </Card>
  );
}

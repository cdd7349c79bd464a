import type { WorkFilter } from "@/lib/contracts/portal/work-list";
import { type SavedWorkFilter, type SavedWorkView, savedWorkFilter } from "@/lib/contracts/portal/work-views";
import { sortingOf } from "@/lib/domain/booking/work-list";

/** What of a filter is saved: without what is searched, and without what holds anyway. */
export function savedPart({ search: _, mode, view, sort: _sort, order: _order, ...conditions }: WorkFilter): SavedWorkFilter {
  const usual = sortingOf({ view });
  const { sort, order } = sortingOf({ view, sort: _sort, order: _order });
  return savedWorkFilter.parse({
    ...conditions,
    mode: mode === "test" ? mode : undefined,
    view: view === "all" ? undefined : view,
    ...(sort === usual.sort && order === usual.order ? {} : { sort, order }),
  });
}

/** The saved view that shows what the filter does; undefined where none does. */
export function ownViewOf(views: readonly SavedWorkView[], filter: WorkFilter): SavedWorkView | undefined {
  const wanted = textOf(filter);
  return views.find((view) => textOf(view.filter) === wanted);
}

/** Whether there is anything to save: a view that every list has needs no other name. */
export function isWorthSaving(filter: WorkFilter): boolean {
  const { mode: _, view: _view, ...conditions } = savedPart(filter);
  return Object.values(conditions).some((value) => value !== undefined);
}

function textOf(filter: WorkFilter): string {
  const named = Object.entries(savedPart(filter)).filter(([, value]) => value !== undefined);
  return JSON.stringify(named.sort(([one], [other]) => one.localeCompare(other)));
}

import { z } from "zod";
import { workFilter } from "./work-list";

/** So many views a person saves at most. */
export const MOST_WORK_VIEWS = 20;
export const WORK_VIEW_NAME_LENGTH = 40;

const name = z
  .string()
  .trim()
  .min(1)
  .max(WORK_VIEW_NAME_LENGTH)
  .regex(/^\P{C}+$/u, "visible");

/** What of a filter is saved: what is searched may be a name, and is of the moment. */
export const savedWorkFilter = workFilter.omit({ search: true });
export type SavedWorkFilter = z.infer<typeof savedWorkFilter>;

/** Body of POST /api/portal/work-views. */
export const workViewRequest = z.object({ name, filter: savedWorkFilter });
export type WorkViewRequest = z.infer<typeof workViewRequest>;

/** Body of POST /api/portal/work-views/{id}. */
export const workViewNameRequest = z.object({ name });

/** Answer of GET /api/portal/work-views, and of every change: those of the person who asks, oldest first. */
export const workViews = z.strictObject({ views: z.array(z.strictObject({ id: z.string(), name: z.string(), filter: savedWorkFilter })) });
export type WorkViews = z.infer<typeof workViews>;
export type SavedWorkView = WorkViews["views"][number];

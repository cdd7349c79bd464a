import { ENDED_STATES } from "@/lib/domain/uploads/upload";

const ENDED = ENDED_STATES.map((state) => `'${state}'`).join(", ");

/** Condition of SQL on the table `import_upload`: a plan that has ended without being applied. Whoever has planned it is not there when its moment comes. */
export const IS_ENDED_PLAN = `(state in (${ENDED}) and (is_stale or publish_at is not null))`;

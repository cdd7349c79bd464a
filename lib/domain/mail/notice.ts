import { z } from "zod";

const words = z.object({ subject: z.string(), text: z.string() });

/** The house's own words to customers of a departure, in each of their languages. */
export const noticeTexts = z.object({ en: words, ru: words, uz: words });
export type NoticeTexts = z.infer<typeof noticeTexts>;

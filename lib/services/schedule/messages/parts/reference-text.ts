import { toSsimDate } from "@/lib/formats/ssim/ssim-date";
import type { MessageReference } from "@/lib/formats/ssm/message";

/** `03DEC26 00012/001`: a reference for people, with the year that a message leaves out. */
export function referenceText({ date, group, part }: MessageReference): string {
  return `${toSsimDate(date)} ${String(group).padStart(5, "0")}/${String(part).padStart(3, "0")}`;
}

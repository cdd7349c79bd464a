/** `UTC+0500`, as schedule files write offsets. @param offset minutes ahead of UTC */
export function offsetText(offset: number): string {
  const minutes = Math.abs(offset);
  const text = String(Math.floor(minutes / 60) * 100 + (minutes % 60)).padStart(4, "0");
  return `UTC${offset < 0 ? "-" : "+"}${text}`;
}

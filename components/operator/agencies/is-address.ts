/** Whether it looks like an address of mail; the service decides. */
export function isAddress(text: string): boolean {
  return /^\S+@\S+\.\S+$/.test(text.trim());
}

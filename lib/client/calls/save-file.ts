interface SavedFile {
  name: string;
  /** Its media type. */
  type: string;
  /** Its bytes in base64. */
  content: string;
}

/** Hands a file to the browser, which saves it. */
export function saveFile({ name, type, content }: SavedFile): void {
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken it by then.
  window.setTimeout(() => URL.revokeObjectURL(url), 0);
}

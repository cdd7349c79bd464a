/** What a file may be, told by its first bytes: names and what a browser says of them prove nothing. */
export const FILE_TYPES = ["application/pdf", "image/jpeg", "image/png"] as const;
export type FileType = (typeof FILE_TYPES)[number];

const BEGINNINGS: readonly (readonly [FileType, readonly number[]])[] = [
  ["application/pdf", [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ["image/jpeg", [0xff, 0xd8, 0xff]],
  ["image/png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
];

/** @returns null where it is none of them */
export function fileTypeOf(bytes: Uint8Array): FileType | null {
  return BEGINNINGS.find(([, beginning]) => beginning.every((byte, at) => bytes[at] === byte))?.[0] ?? null;
}

/** A program opens a file by the ending of its name. */
const ENDINGS: Readonly<Record<FileType, string>> = { "application/pdf": "pdf", "image/jpeg": "jpg", "image/png": "png" };
const LAST_ENDING = /\.[^.]*$/;

/**
 * The name under which an uploaded file is kept, listed and saved: it ends as what the file was found to be ends, whatever its sender called it.
 * @returns "file" with that ending where nothing else is left of the name
 */
export function nameOfFile(name: string, type: FileType): string {
  return `${name.replace(LAST_ENDING, "") || "file"}.${ENDINGS[type]}`;
}

/** Largest file that a paper of the house is kept by, bytes. It is in memory while it is sealed. */
export const MAX_ATTACHMENT_BYTES = 10 * 1024 * 1024;

/** Areas of the back office whose papers have files. */
export const ATTACHMENT_AREAS = ["money", "stock"] as const;
export type AttachmentArea = (typeof ATTACHMENT_AREAS)[number];

/** Hours after which a file that nothing refers to is deleted. */
export const ATTACHMENT_KEPT_HOURS = 24;

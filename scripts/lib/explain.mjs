// What a launcher says of an error that ends it.

/** What PostgreSQL and the network say where DATABASE_URL leads nowhere. */
const DATABASE_ERRORS = {
  ECONNREFUSED: "nothing listens there",
  ENOTFOUND: "its host is unknown",
  ETIMEDOUT: "it does not answer",
  "28P01": "the password is wrong",
  28000: "the user is refused",
  "3D000": "there is no such database",
};

export function explain(error) {
  const reason = DATABASE_ERRORS[error.code];
  if (reason) return `The database of DATABASE_URL cannot be used: ${reason}.`;
  if (error.code === "ENOSPC") return "The disk is full.";
  if (error.constructor?.name === "SetupError") return error.message;
  return error.stack ?? String(error);
}

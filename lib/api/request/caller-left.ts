/** Whoever asked has gone before all of the request was here. Nobody reads the answer, and nothing of ours has failed. */
export class CallerLeft extends Error {}

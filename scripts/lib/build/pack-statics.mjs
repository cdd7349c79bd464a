// Writes the brotli forms of a build, whose folder is the argument, beside the product that serves it already.
import os from "node:os";
import { writeBrotli } from "./write-brotli.mjs";

// The first visitors come first.
os.setPriority(os.constants.priority.PRIORITY_LOW);
await writeBrotli(process.argv[2]);

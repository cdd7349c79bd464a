// Where a compiling thread begins. Threads do not inherit the loader of TypeScript, so it is registered here.
import { register } from "tsx/esm/api";

register();
await import("./compile-thread.ts");

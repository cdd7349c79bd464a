import { callbacks } from "./settings/callbacks";
import { frame } from "./settings/frame";
import { keyCalls } from "./settings/key-calls";
import { keys } from "./settings/keys";
import { security } from "./settings/security";
import { team } from "./settings/team";

export const settings = { ...frame, keys, keyCalls, callbacks, security, team };

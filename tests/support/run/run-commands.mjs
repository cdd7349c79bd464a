// Runs commands of scripts/ one after the other in this process, each as in one of its own, and prints what came of them as JSON. The modules that
// they share are read once. Its argument: a list of file name and words each, as JSON.
import path from "node:path";
import { pathToFileURL } from "node:url";

class Exit extends Error {}
process.exit = (code) => {
  process.exitCode = code ?? process.exitCode;
  throw new Exit();
};

const print = process.stdout.write.bind(process.stdout);
let said = "";
process.stdout.write = () => true;
process.stderr.write = (part) => {
  said += String(part);
  return true;
};

const ended = [];
for (const [file, ...words] of JSON.parse(process.argv[2])) {
  const program = path.resolve("scripts", file);
  process.argv = [process.execPath, program, ...words];
  process.exitCode = undefined;
  said = "";
  // A module is run once for each address.
  await import(`${pathToFileURL(program).href}?${ended.length}`).catch((error) => {
    if (!(error instanceof Exit)) throw error;
  });
  ended.push({ code: process.exitCode ?? 0, text: said });
}
process.exitCode = 0;
print(JSON.stringify(ended));

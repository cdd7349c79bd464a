import process, { argv, exit } from "node:process";

/** The child's side of ./child: runs one module and hands back its answer. */
async function answer(name: string, options: string): Promise<{ result: unknown } | { error: string }> {
  try {
    const { run } = await import(`../${name}.ts`);
    return { result: await run(JSON.parse(options)) };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

const said = await answer(argv[2] ?? "", argv[3] ?? "{}");
process.send?.(said, () => exit("error" in said ? 1 : 0));

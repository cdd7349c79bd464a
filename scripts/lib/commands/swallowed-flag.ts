/**
 * The first of these flags that npm kept for itself because no `--` stood before it: the command runs without it then.
 * @param flags without dashes
 * @param env npm tells of such flags there as `npm_config_dry_run`
 */
export function swallowedFlag(flags: readonly string[], env: Readonly<NodeJS.ProcessEnv> = process.env): string | undefined {
  return flags.find((flag) => env[`npm_config_${flag.replaceAll("-", "_")}`]);
}

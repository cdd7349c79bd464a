import { type ComponentType, createElement } from "react";

const loads: Promise<void>[] = [];

/**
 * Stands in for `next/dynamic`: what pages load late is there before a test begins, so that it sees what people see once it has come. That it comes at all is what journeys in a
 * browser show.
 */
export default function dynamic<Props extends object>(load: () => Promise<ComponentType<Props> | { default: ComponentType<Props> }>) {
  let loaded: ComponentType<Props> | null = null;
  const keep = async () => {
    const module = await load();
    loaded = "default" in module ? module.default : module;
  };
  loads.push(keep());
  return (props: Props) => {
    if (!loaded) throw new Error("not loaded yet: what is late itself loads something late");
    return createElement(loaded, props);
  };
}

/** Until all is there, also what comes with what is loaded late. */
export async function untilLoaded(): Promise<void> {
  for (let known = 0; known < loads.length; ) {
    known = loads.length;
    await Promise.all(loads);
  }
}

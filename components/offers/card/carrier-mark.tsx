import { carrierColour, MARK_TONES } from "@/lib/client/carrier-colour";

const tone = ([lightness, chroma]: readonly [number, number], hue: number) => `oklch(${lightness} ${chroma} ${hue})`;

const { light, dark } = MARK_TONES;

/** A carrier by its code in colours of its own, in place of a logo. */
export function CarrierMark({ code, title }: { code: string; title?: string }) {
  const { hue, stripe } = carrierColour(code);
  const colours = {
    backgroundColor: `light-dark(${tone(light.fill, hue)}, ${tone(dark.fill, hue)})`,
    color: `light-dark(${tone(light.letters, hue)}, ${tone(dark.letters, hue)})`,
    borderColor: `light-dark(oklch(0.78 0.13 ${stripe}), oklch(0.5 0.13 ${stripe}))`,
  };
  return (
    <span
      title={title}
      style={colours}
      className="num inline-flex h-5.5 min-w-7.5 items-center justify-center rounded border-l-4 px-1 font-semibold text-2xs leading-none"
    >
      {code}
    </span>
  );
}

import { carrierLook, MARK_TONES, type MarkShape } from "@/lib/domain/carriers/carrier-look";

const SHAPES: Record<MarkShape, string> = {
  square: "rounded-xs",
  pill: "rounded-full",
  leaf: "rounded-xs rounded-tr-[0.6875rem] rounded-bl-[0.6875rem]",
  arch: "rounded-xs rounded-t-[0.6875rem]",
  shield: "rounded-xs rounded-b-[0.6875rem]",
  slanted: "-skew-x-18 rounded-xs *:skew-x-18",
};

const shade = ([lightness, chroma]: readonly [number, number], hue: number) => `oklch(${lightness} ${chroma} ${hue})`;

/** A carrier by its code, in a shape and colours of its own, in place of a logo. */
export function CarrierMark({ code, title }: { code: string; title?: string }) {
  const { shape, tone, hue } = carrierLook(code);
  const { light, dark } = MARK_TONES[tone];
  const colour = (part: "fill" | "letters" | "edge") => `light-dark(${shade(light[part], hue)}, ${shade(dark[part], hue)})`;
  return (
    <span
      title={title}
      style={{ backgroundColor: colour("fill"), color: colour("letters"), borderColor: colour("edge") }}
      className={`num inline-flex h-5.5 min-w-8 items-center justify-center border-2 px-1 font-semibold text-2xs leading-none ${SHAPES[shape]}`}
    >
      <span>{code}</span>
    </span>
  );
}

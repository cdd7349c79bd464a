/** A line of a plot: one value for each size, in the order of the sizes. */
export interface Series {
  name: string;
  values: readonly number[];
}

export interface Panel {
  title: string;
  series: readonly Series[];
}

const WIDTH = 360;
const HEIGHT = 230;
const LEFT = 56;
const RIGHT = 18;
const TOP = 44;
const BOTTOM = 34;
/** Greys and colours of middle lightness: they can be read on white and on black. */
const INK = "#7a828c";
const COLOURS = ["#2f7fd6", "#d9772b", "#3a9d62"];

/** Panels side by side, two a row, both axes logarithmic; transparent, so that it fits light and dark pages. */
export function plot(sizes: readonly number[], panels: readonly Panel[]): string {
  const rows = Math.ceil(panels.length / 2);
  const drawn = panels.map((panel, index) => {
    const at = `translate(${(index % 2) * WIDTH} ${Math.floor(index / 2) * HEIGHT})`;
    return `<g transform="${at}">${drawPanel(sizes, panel)}</g>`;
  });
  const [width, height] = [2 * WIDTH, rows * HEIGHT];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" font-family="system-ui, sans-serif" font-size="12">`,
    `<title>${escaped(panels.map(({ title }) => title).join("; "))} by flights a day</title>`,
    ...drawn,
    "</svg>\n",
  ].join("\n");
}

function drawPanel(sizes: readonly number[], { title, series }: Panel): string {
  const x = scale(sizes, LEFT, WIDTH - RIGHT);
  const values = series.flatMap((each) => each.values).filter((value) => value > 0);
  const decades = decadesAround(values);
  const y = scale(decades, HEIGHT - BOTTOM, TOP);
  const gridlines = decades.map((value) => {
    const line = `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y(value)}" y2="${y(value)}" stroke="${INK}" stroke-opacity="0.3"/>`;
    return `${line}<text x="${LEFT - 6}" y="${y(value) + 4}" text-anchor="end" fill="${INK}">${short(value)}</text>`;
  });
  const ticks = sizes.map(
    (size) => `<text x="${x(size)}" y="${HEIGHT - BOTTOM + 18}" text-anchor="middle" fill="${INK}">${short(size)}</text>`,
  );
  const heading = `<text x="${LEFT - 40}" y="18" fill="${INK}" font-weight="600" font-size="13">${escaped(title)}</text>`;
  return [heading, ...gridlines, ...ticks, ...series.map((each, index) => drawSeries(each, index, sizes, x, y))].join("\n");
}

type Scale = (value: number) => number;

function drawSeries({ name, values }: Series, index: number, sizes: readonly number[], x: Scale, y: Scale): string {
  const colour = COLOURS[index % COLOURS.length] ?? INK;
  const points = values.map((value, at) => [x(sizes[at] ?? 0), y(value)] as const);
  const line = `<polyline points="${points.map((point) => point.join()).join(" ")}" fill="none" stroke="${colour}" stroke-width="2"/>`;
  const dots = points.map(([left, top]) => `<circle cx="${left}" cy="${top}" r="3" fill="${colour}"/>`).join("");
  const legend = `<text x="${LEFT + index * 110}" y="34" fill="${colour}">${escaped(name)}</text>`;
  return line + dots + legend;
}

/** Logarithmic, from the first of the values to the last. */
function scale(values: readonly number[], start: number, end: number): Scale {
  const [low, high] = [Math.log10(values[0] ?? 1), Math.log10(values.at(-1) ?? 10)];
  return (value) => Number((start + ((Math.log10(value) - low) / (high - low || 1)) * (end - start)).toFixed(1));
}

/** Powers of ten that hold all values between the first and the last of them. */
function decadesAround(values: readonly number[]): number[] {
  const low = Math.floor(Math.log10(Math.min(...values)));
  const high = Math.max(low + 1, Math.ceil(Math.log10(Math.max(...values))));
  return Array.from({ length: high - low + 1 }, (_, index) => Number((10 ** (low + index)).toPrecision(1)));
}

function short(value: number): string {
  return value >= 1000 ? `${value / 1000}k` : String(value);
}

function escaped(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
}

/** Three colours as staff choose them, or the poster gives them: `#RRGGBB`. */
export interface SeriesColors {
  readonly from: string;
  readonly to: string;
  readonly accent: string;
}

/** What pages paint with: words and bars in `ink`, areas beneath words in `shade`. */
export interface SeriesPair {
  readonly ink: string;
  readonly shade: string;
}

type Rgb = readonly [number, number, number];
const WHITE: Rgb = [255, 255, 255];
/** Of the dark theme (design-system, tokens.css): the lightest ground a card has, and the palest words on one. */
const RAISED: Rgb = [0x1e, 0x17, 0x30];
const BACKGROUND: Rgb = [0x0b, 0x07, 0x12];
const MUTED: Rgb = [0xa9, 0x9f, 0xbf];
/** WCAG 2.2, 1.4.3. */
const ENOUGH = 4.5;
const STEPS = 20;

const rgbOf = (hex: string): Rgb => {
  const bits = Number.parseInt(hex.slice(1), 16);
  return [bits >> 16, (bits >> 8) & 255, bits & 255];
};
const hexOf = (color: Rgb) =>
  `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

const linear = (part: number) => {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
const luminance = ([red, green, blue]: Rgb) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

function ratio(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** WCAG's contrast of two colours `#RRGGBB`, from 1 to 21. */
export const contrastOf = (one: string, other: string): number => ratio(rgbOf(one), rgbOf(other));

const mixed = (color: Rgb, other: Rgb, share: number): Rgb => [
  color[0] + (other[0] - color[0]) * share,
  color[1] + (other[1] - color[1]) * share,
  color[2] + (other[2] - color[2]) * share,
];

/** The colour as little mixed with `other` as `isEnough` takes. */
function towards(color: Rgb, other: Rgb, isEnough: (mix: Rgb) => boolean): Rgb {
  for (let step = 0; step < STEPS; step += 1) {
    const mix = rgbOf(hexOf(mixed(color, other, step / STEPS)));
    if (isEnough(mix)) return mix;
  }
  return other;
}

const vividness = ([red, green, blue]: Rgb) => Math.max(red, green, blue) - Math.min(red, green, blue);

/**
 * A series' colours as they may be painted with in the dark theme, whatever was chosen: `ink` has a contrast of 4.5 with
 * every ground of cards, and muted words have it on `shade`. Of the three the one that reads best as it is gives the ink.
 */
export function seriesPair({ from, to, accent }: SeriesColors): SeriesPair {
  const [first, second, third] = [rgbOf(accent), rgbOf(from), rgbOf(to)];
  const reads = (color: Rgb) => ratio(color, RAISED) >= ENOUGH;
  const ink = [first, third, second].find((color) => reads(color) && vividness(color) > 64) ?? first;
  const deep = [second, third].toSorted((a, b) => vividness(b) - vividness(a))[0] ?? second;
  return {
    ink: hexOf(towards(ink, WHITE, reads)),
    shade: hexOf(towards(deep, BACKGROUND, (mix) => ratio(MUTED, mix) >= ENOUGH)),
  };
}

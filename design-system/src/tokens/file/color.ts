import type { Declarations } from './declarations.ts';

/** sRGB: red, green and blue from 0 to 1, and how opaque. */
export interface Color {
  readonly components: readonly [number, number, number];
  readonly alpha: number;
}

const MIX = /^color-mix\(in srgb, (.+) ([\d.]+)%, (.+)\)$/;

const color = (channels: readonly number[], alpha: number): Color => {
  const [red = 0, green = 0, blue = 0] = channels;
  return { components: [red, green, blue], alpha };
};

/** Mixed as CSS does: by share and opacity, so that what is transparent lends no colour. */
function mix(first: Color, share: number, second: Color): Color {
  const alpha = first.alpha * share + second.alpha * (1 - share);
  const channels = first.components.map((one, at) => {
    const other = second.components[at] ?? 0;
    return alpha === 0 ? 0 : (one * first.alpha * share + other * second.alpha * (1 - share)) / alpha;
  });
  return color(channels, alpha);
}

/** The colour a value comes to among others. Throws for a way of writing it that no token uses. */
export function colorOf(value: string, among: Declarations): Color {
  const name = /^var\(--fio-([\w-]+)\)$/.exec(value)?.[1];
  if (name !== undefined) return colorOf(among[name] ?? `an unknown --fio-${name}`, among);
  if (value === 'transparent') return color([0, 0, 0], 0);
  const hex = /^#([\da-f]{6})$/i.exec(value)?.[1];
  if (hex !== undefined)
    return color(
      (hex.match(/../g) ?? []).map((two) => Number.parseInt(two, 16) / 255),
      1,
    );
  const [, first, share, second] = MIX.exec(value) ?? [];
  if (first !== undefined && second !== undefined)
    return mix(colorOf(first, among), Number(share) / 100, colorOf(second, among));
  const numbers = /^rgb\((\d+) (\d+) (\d+)(?: \/ ([\d.]+))?\)$/.exec(value)?.slice(1);
  if (!numbers) throw new Error(`No colour: ${value}`);
  return color(
    numbers.slice(0, 3).map((channel) => Number(channel) / 255),
    Number(numbers[3] ?? 1),
  );
}

const byte = (part: number) =>
  Math.round(part * 255)
    .toString(16)
    .padStart(2, '0');

/** `#7c3aed`, without its opacity. */
export const hexOf = ({ components }: Color): string => `#${components.map(byte).join('')}`;

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

function luminance({ components: [red, green, blue] }: Color): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** How a colour stands out from an opaque ground, from 1 to 21 (WCAG 2.2, contrast ratio). */
export function contrast(front: Color, ground: Color): number {
  const seen = mix({ ...front, alpha: 1 }, front.alpha, ground);
  const [dark = 0, light = 0] = [luminance(seen), luminance(ground)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

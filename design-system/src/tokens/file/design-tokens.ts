import type { Scale, Theme } from '../tokens.ts';
import { colorOf, hexOf } from './color.ts';
import { type Declarations, ofAll, ofScale, ofTheme } from './declarations.ts';

/** Where the file lies beside the stories. */
export const DESIGN_TOKENS_FILE = 'fio.tokens.json';

const THEMES: readonly Theme[] = ['dark', 'light'];
const SCALES: readonly Scale[] = ['public', 'admin'];

type Token = { readonly $type: string; readonly $value: unknown };
type Tokens = Readonly<Record<string, Token>>;

/** What the format has no type for: a length in characters. */
export const NOT_IN_THE_FORMAT = ['measure'] as const;

function colorToken(value: string, among: Declarations): Token {
  const color = colorOf(value, among);
  const components = color.components.map((part) => Number(part.toFixed(4)));
  const alpha = Number(color.alpha.toFixed(4));
  return { $type: 'color', $value: { colorSpace: 'srgb', components, alpha, hex: hexOf(color) } };
}

const dimension = (value: string, unit: string): Token => ({
  $type: 'dimension',
  $value: { value: Number(value), unit },
});

/** A token by how its value is written; null where the format has no type for it. */
function tokenOf(name: string, value: string): Token | null {
  const [, length, unit] = /^([\d.]+)(px|rem)$/.exec(value) ?? [];
  if (length !== undefined && unit !== undefined) return dimension(length, unit);
  // Fluid sizes have no type: the file has the largest, the one of a wide window.
  const [, largest, largestUnit] = /^clamp\(.+, ([\d.]+)(px|rem)\)$/.exec(value) ?? [];
  if (largest !== undefined && largestUnit !== undefined) return dimension(largest, largestUnit);
  const milliseconds = /^(\d+)ms$/.exec(value)?.[1];
  if (milliseconds !== undefined)
    return { $type: 'duration', $value: { value: Number(milliseconds), unit: 'ms' } };
  const curve = /^cubic-bezier\((.+)\)$/.exec(value)?.[1];
  if (curve !== undefined) return { $type: 'cubicBezier', $value: curve.split(',').map(Number) };
  if (name.startsWith('font-'))
    return { $type: 'fontFamily', $value: value.split(', ').map((one) => one.replaceAll("'", '')) };
  return null;
}

const tokensOf = (declarations: Declarations): Tokens =>
  Object.fromEntries(
    Object.entries(declarations).flatMap(([name, value]) => {
      const token = tokenOf(name, value);
      return token === null ? [] : [[name, token]];
    }),
  );

function colorsOf(css: string, theme: Theme): Tokens {
  const declarations = ofTheme(css, theme);
  return Object.fromEntries(
    Object.entries(declarations).map(([name, value]) => [name, colorToken(value, declarations)]),
  );
}

const groups = <Name extends string>(names: readonly Name[], tokens: (name: Name) => Tokens) =>
  Object.fromEntries(names.map((name) => [name, tokens(name)])) as Record<Name, Tokens>;

/**
 * The tokens of a style sheet in the format of the W3C's community group (Design Tokens Format Module 2025.10): colours
 * by theme, sizes by scale, and what is the same everywhere.
 */
export const designTokens = (css: string) => ({
  $description: 'The design tokens of Fio da Meada.',
  color: groups(THEMES, (theme) => colorsOf(css, theme)),
  size: groups(SCALES, (scale) => tokensOf(ofScale(css, scale))),
  base: tokensOf(ofAll(css)),
});

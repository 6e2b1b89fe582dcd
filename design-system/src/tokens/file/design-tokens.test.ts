import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { colorTokens } from '../tokens.ts';
import { colorOf, contrast, hexOf } from './color.ts';
import { designTokens, NOT_IN_THE_FORMAT } from './design-tokens.ts';

const css = readFileSync(join(import.meta.dirname, '../tokens.css'), 'utf8');
const tokens = designTokens(css);

it('has every custom property of the style sheet, but those named as having no type', () => {
  const declared = new Set([...css.matchAll(/--fio-([\w-]+)\s*:/g)].map(([, name]) => name));
  const all = [tokens.color.dark, tokens.color.light, tokens.size.public, tokens.size.admin, tokens.base];
  const written = new Set(all.flatMap((group) => Object.keys(group)));
  expect([...declared].filter((name) => !written.has(name ?? ''))).toEqual([...NOT_IN_THE_FORMAT]);
  expect(Object.keys(tokens.color.light)).toEqual(Object.keys(tokens.color.dark));
  expect(Object.keys(tokens.size.admin)).toEqual(Object.keys(tokens.size.public));
});

it('writes each type as the format has it', () => {
  expect(tokens.color.dark['primary']).toEqual({
    $type: 'color',
    $value: { colorSpace: 'srgb', components: [0.4863, 0.2275, 0.9294], alpha: 1, hex: '#7c3aed' },
  });
  expect(tokens.color.light['backdrop']?.$value).toMatchObject({ alpha: 0.48, hex: '#1a1426' });
  expect(tokens.size.public['title-xl']).toEqual({ $type: 'dimension', $value: { value: 4, unit: 'rem' } });
  expect(tokens.base['space-16']?.$value).toEqual({ value: 64, unit: 'px' });
  expect(tokens.base['slow']).toEqual({ $type: 'duration', $value: { value: 250, unit: 'ms' } });
  expect(tokens.base['ease']).toEqual({ $type: 'cubicBezier', $value: [0.2, 0.7, 0.2, 1] });
  expect(tokens.base['font-text']?.$value).toEqual([
    'Inter Variable',
    'Inter Fallback',
    'system-ui',
    'sans-serif',
  ]);
});

it('mixes and measures colours as a browser does', () => {
  const black = colorOf('#000000', {});
  const white = colorOf('#ffffff', {});
  expect(hexOf(colorOf('color-mix(in srgb, var(--fio-a) 25%, #ffffff)', { a: '#000000' }))).toBe('#bfbfbf');
  expect(colorOf('color-mix(in srgb, #ff0000 9%, transparent)', {})).toEqual({
    components: [1, 0, 0],
    alpha: 0.09,
  });
  expect(contrast(black, white)).toBe(21);
  expect(contrast(colorOf('#767676', {}), white)).toBeCloseTo(4.54, 2);
  expect(contrast({ ...black, alpha: 0 }, white)).toBe(1);
  expect(() => colorOf('hotpink', {})).toThrow('No colour: hotpink');
});

it('names every colour that components may use', () => {
  expect(colorTokens.filter((name) => !(name in tokens.color.dark))).toEqual([]);
});

import type { Scale, Theme } from '../tokens.ts';

/** Custom properties by their name without `--fio-`, as they are written. */
export type Declarations = Readonly<Record<string, string>>;

const COMMENTS = /\/\*[\s\S]*?\*\//g;
/** What holds only for some people is no value of the token. */
const CONDITIONS = /@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;
const BLOCKS = /([^{}]+)\{([^{}]*)\}/g;
const PROPERTIES = /--fio-([\w-]+)\s*:\s*([^;]+);/g;

/** The rules of a style sheet that hold for a selector, or for every theme and scale. */
function declared(css: string, isMeant: (selectors: readonly string[]) => boolean): Declarations {
  const rules = css.replaceAll(COMMENTS, '').replaceAll(CONDITIONS, '').matchAll(BLOCKS);
  return Object.fromEntries(
    [...rules]
      .filter(([, selectors = '']) => isMeant(selectors.split(',').map((selector) => selector.trim())))
      .flatMap(([, , body = '']) => [...body.matchAll(PROPERTIES)])
      .map(([, name = '', value = '']) => [name, value.trim().replaceAll(/\s+/g, ' ')]),
  );
}

/** What a theme says of its own, and what is computed from it alike in both. */
export const ofTheme = (css: string, theme: Theme): Declarations =>
  declared(
    css,
    (selectors) => selectors.includes(`[data-theme='${theme}']`) || selectors.includes('[data-theme]'),
  );

/** What a type scale says. */
export const ofScale = (css: string, scale: Scale): Declarations =>
  declared(css, (selectors) => selectors.includes(`[data-scale='${scale}']`));

/** What is the same in every theme and scale. */
export const ofAll = (css: string): Declarations =>
  declared(css, (selectors) => selectors.length === 1 && selectors[0] === ':root');

/** Custom properties with one value for each theme. Each name is used as `var(--fio-<name>)`. */
export const colorTokens = [
  'bg',
  'surface',
  'raised',
  'line',
  'control-line',
  'text',
  'muted',
  'primary',
  'primary-hover',
  'on-primary',
  'accent',
  'accent-soft',
  'success',
  'success-soft',
  'warning',
  'warning-soft',
  'error',
  'error-soft',
] as const;

/** Type roles, smallest first. The size depends on `data-scale` (public, the default, or admin). */
export const typeTokens = [
  'caption',
  'small',
  'body',
  'lead',
  'title-s',
  'title-m',
  'title-l',
  'title-xl',
] as const;

/** Space steps: the number is multiplied by 4 px. */
export const spaceTokens = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16] as const;

/** Corners: chips, cards and fields, pills. */
export const radiusTokens = ['chip', 'card', 'pill'] as const;

/** Durations. All are 0 ms for people who ask for reduced motion. */
export const motionTokens = ['fast', 'medium', 'slow', 'fill'] as const;

/** A colour theme, written on an element as `data-theme`. */
export type Theme = 'dark' | 'light';

/** A type scale, written on an element as `data-scale`. */
export type Scale = 'public' | 'admin';

/** The CSS value of a token: `cssVar('accent')` is `var(--fio-accent)`. */
export const cssVar = (name: string): string => `var(--fio-${name})`;

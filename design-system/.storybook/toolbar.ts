import type { Preview } from 'storybook-react-rsbuild';
import type { Theme } from '../src/tokens/index.ts';

export const themes: readonly Theme[] = ['dark', 'light'];

const switchOf = (description: string, icon: 'mirror' | 'globe', values: readonly string[]) => ({
  description,
  toolbar: { icon, dynamicTitle: true, items: values.map((value) => ({ value, title: value })) },
});

/** The toolbar's switches. The language is the remotes': no word of a story is the design system's own. */
export const toolbar: Pick<Preview, 'globalTypes' | 'initialGlobals'> = {
  globalTypes: {
    theme: switchOf('Theme', 'mirror', themes),
    language: switchOf('Language', 'globe', ['pt', 'en']),
  },
  initialGlobals: { theme: 'dark', language: 'pt' },
};

const size = (name: string, width: number, height: number) => ({
  name: `${name}, ${width} px`,
  styles: { width: `${width}px`, height: `${height}px` },
});

/** The windows that a story can be seen in, in the toolbar too: the narrowest and the widest that are looked at. */
export const viewport = {
  options: { phone: size('Phone', 360, 780), desktop: size('Desktop', 1440, 900) },
};

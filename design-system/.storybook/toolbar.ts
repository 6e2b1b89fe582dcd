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

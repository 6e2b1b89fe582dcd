import type { Decorator } from 'storybook-react-rsbuild';
import { useLayoutEffect } from 'react';
import { storyDates } from '../src/stories/decorators/date-words.ts';
import { storyFieldWords } from '../src/stories/decorators/field-words.ts';
import { FieldWordsProvider } from '../src/field-words/index.ts';
import { MantineRoot } from '../src/theme-provider/index.ts';
import type { Scale } from '../src/tokens/index.ts';
import { themes } from './toolbar.ts';

/** Sets the theme and the type scale on the document, as the shell does, so that portals have them too. */
export const withTheme: Decorator = (Story, { globals, parameters }) => {
  const theme = themes.find((known) => known === globals['theme']) ?? 'dark';
  const scale: Scale = parameters['scale'] === 'admin' ? 'admin' : 'public';
  useLayoutEffect(() => void (document.documentElement.dataset['theme'] = theme), [theme]);
  // By itself: the page of a remote's story has set its own meanwhile, and another theme must leave that.
  useLayoutEffect(() => void (document.documentElement.dataset['scale'] = scale), [scale]);
  return (
    <MantineRoot scheme={theme} dates={storyDates}>
      <FieldWordsProvider value={storyFieldWords}>
        <Story />
      </FieldWordsProvider>
    </MantineRoot>
  );
};

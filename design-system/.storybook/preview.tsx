import type { Decorator, Preview } from 'storybook-react-rsbuild';
import { useLayoutEffect } from 'react';
import '../src/styles.css';
import './preview.css';
import { MantineRoot } from '../src/theme-provider/index.ts';
import type { Scale, Theme } from '../src/tokens/index.ts';

const themes: readonly Theme[] = ['dark', 'light'];

/** Sets the theme and the type scale on the document, as the shell does, so that portals have them too. */
const withTheme: Decorator = (Story, { id, globals, parameters }) => {
  const theme = themes.find((known) => known === globals['theme']) ?? 'dark';
  const scale: Scale = parameters['scale'] === 'admin' ? 'admin' : 'public';
  useLayoutEffect(() => {
    // The id is what the axe run waits for: the story is on the page.
    Object.assign(document.documentElement.dataset, { theme, scale, story: id });
  }, [id, theme, scale]);
  return (
    <MantineRoot scheme={theme}>
      <Story />
    </MantineRoot>
  );
};

const preview: Preview = {
  decorators: [withTheme],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: themes.map((value) => ({ value, title: value })),
      },
    },
  },
  initialGlobals: { theme: 'dark' },
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          'Foundations',
          'Components',
          ['Actions', 'Content', 'Forms', 'Feedback', 'Data', 'Layout'],
          'Patterns',
        ],
      },
    },
  },
};

export default preview;

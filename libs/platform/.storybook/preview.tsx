import type { Preview } from 'storybook-react-rsbuild';
import '@fio/design-system/styles.css';
import { themeSwitch, withTheme } from '@fio/design-system/storybook/theme';
import { languageSwitch, openPage, withPage } from '../src/testing/stories/page.tsx';

const preview: Preview = {
  beforeEach: ({ parameters, globals }) => openPage(parameters, globals),
  // The first is the innermost: the page has the last word on the scale.
  decorators: [withTheme, withPage],
  globalTypes: { ...themeSwitch, ...languageSwitch },
  initialGlobals: { theme: 'dark', language: 'pt' },
  parameters: {
    layout: 'padded',
    controls: { disable: true },
    options: { storySort: { order: ['Screens', 'Components'] } },
  },
};

export default preview;

import './public-path.ts';
import type { Preview } from 'storybook-react-rsbuild';
import '@fio/design-system/styles.css';
import { withTheme } from '@fio/design-system/storybook/theme';
import { toolbar, viewport } from '@fio/design-system/storybook/toolbar';
import { openPage, withPage } from '../src/testing/stories/page.tsx';

const preview: Preview = {
  ...toolbar,
  beforeEach: ({ parameters, globals }) => openPage(parameters, globals),
  // The first is the innermost: the page has the last word on the scale.
  decorators: [withTheme, withPage],
  parameters: {
    layout: 'padded',
    viewport,
    controls: { disable: true },
    options: { storySort: { order: ['Screens', 'Components'] } },
  },
};

export default preview;

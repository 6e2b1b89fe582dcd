import type { Decorator, Preview } from 'storybook-react-rsbuild';
import { useLayoutEffect } from 'react';
import '../src/styles.css';
import './preview.css';
import { withTheme } from './theme.tsx';
import { toolbar } from './toolbar.ts';

/** Whoever looks at stories by program waits for the id: the story is on the page. */
const withMark: Decorator = (Story, { id }) => {
  useLayoutEffect(() => void (document.documentElement.dataset['story'] = id), [id]);
  return <Story />;
};

const preview: Preview = {
  ...toolbar,
  decorators: [withMark, withTheme],
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

import type { Decorator, Preview } from 'storybook-react-rsbuild';
import { useLayoutEffect } from 'react';
import '../src/styles.css';
import './preview.css';
import { exceptions } from '../axe/exceptions.ts';
import { ComponentPage } from './docs/component-page.tsx';
import { typedControls } from './docs/typed-controls.ts';
import { withTheme } from './theme.tsx';
import { toolbar, viewport } from './toolbar.ts';

/** Whoever looks at stories by program waits for the id: the story is on the page. */
const withMark: Decorator = (Story, { id }) => {
  useLayoutEffect(() => void (document.documentElement.dataset['story'] = id), [id]);
  return <Story />;
};

/** What isn't asked of a component, as in the axe run; stories of whole pages take it back. */
const fragmentRules = [...new Set(exceptions.map(({ rule }) => rule))].map((id) => ({ id, enabled: false }));

const preview: Preview = {
  ...toolbar,
  tags: ['autodocs'],
  decorators: [withMark, withTheme],
  argTypesEnhancers: [typedControls],
  parameters: {
    layout: 'padded',
    viewport,
    controls: { expanded: true },
    docs: { page: ComponentPage },
    a11y: { config: { rules: fragmentRules } },
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

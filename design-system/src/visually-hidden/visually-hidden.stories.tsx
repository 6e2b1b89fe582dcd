import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Text } from '../text/index.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = {
  title: 'Components/Content/Visually hidden',
  component: VisuallyHidden,
  args: { children: 'acertaram a resposta' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

/** Read aloud: 62% acertaram a resposta. */
export const AfterAFigure: StoryObj<typeof meta> = {
  render: (args) => (
    <Text>
      62% <VisuallyHidden {...args} />
    </Text>
  ),
};

import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Text } from '../text/index.ts';
import { SkipLink } from './skip-link.tsx';

const meta = {
  title: 'Components/Layout/Skip link',
  component: SkipLink,
  args: { target: 'conteudo', children: 'Pular para o conteúdo' },
} satisfies Meta<typeof SkipLink>;
export default meta;

/** Press Tab: it is seen while it has the focus. */
export const BeforeAPage: StoryObj<typeof meta> = {
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id={args.target} tabIndex={-1}>
        <Text>Três pessoas viram a mesma cena.</Text>
      </main>
    </>
  ),
};

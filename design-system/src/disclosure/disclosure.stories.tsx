import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { keeping } from '../stories/decorators/keeping.tsx';
import { Text } from '../text/index.ts';
import { Disclosure } from './disclosure.tsx';

const meta = {
  title: 'Components/Content/Disclosure',
  component: Disclosure,
  decorators: [keeping('open', 'onOpenChange')],
  args: {
    headingLevel: 2,
    title: 'Posso mudar meu voto?',
    open: false,
    onOpenChange: () => undefined,
    children: <Text>Pode, enquanto a teoria estiver aberta. Vale a última resposta.</Text>,
  },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { open: true } };
export const LongTitle: Story = {
  args: {
    title:
      'O que acontece com o meu saldo quando a nota fiscal não completa R$ 50,00 em produtos participantes?',
  },
};

import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../button/index.ts';
import { IconFilter, IconPlus } from '../icons/index.ts';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'Components/Feedback/Empty state',
  component: EmptyState,
  args: { title: 'Nenhuma enquete ainda' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  parameters: { scale: 'admin' },
  args: {
    icon: <IconPlus />,
    text: 'As enquetes aparecem aqui e na página da série assim que são abertas.',
    action: <Button>Criar a primeira</Button>,
  },
};

export const FilteredToNothing: Story = {
  parameters: { scale: 'admin' },
  args: {
    icon: <IconFilter />,
    title: 'Nada com esses filtros',
    text: 'Há 34 enquetes fora deles.',
    action: <Button variant="secondary">Limpar filtros</Button>,
  },
};

export const PublicEmpty: Story = {
  args: { title: 'Nenhuma teoria aberta hoje', text: 'A próxima abre na sexta, junto com o trailer.' },
};

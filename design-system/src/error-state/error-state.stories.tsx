import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../button/index.ts';
import { ErrorState } from './error-state.tsx';

const meta = {
  title: 'Components/Feedback/Error state',
  component: ErrorState,
  args: {
    title: 'Não deu para carregar as teorias',
    text: 'O servidor não respondeu a tempo. Seus votos estão guardados.',
    incident: 'Incidente 7F3K-29',
    actionLabel: 'Tentar novamente',
    onAction: () => undefined,
  },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = { args: { secondary: <Button variant="quiet">Página inicial</Button> } };
export const Retrying: Story = { args: { loading: true } };

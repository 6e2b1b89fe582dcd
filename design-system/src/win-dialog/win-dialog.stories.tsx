import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../button/index.ts';
import { framed } from '../stories/decorators/framed.ts';
import { WinDialog } from './win-dialog.tsx';

const meta = {
  title: 'Components/Feedback/Win dialog',
  component: WinDialog,
  parameters: framed(640),
  args: {
    opened: true,
    onClose: () => undefined,
    closeLabel: 'Fechar',
    kicker: 'Você ganhou',
    title: 'Um par de ingressos',
    description: 'Para a pré-estreia de Maré de Sal, na sua cidade.',
    stepsTitle: 'O que acontece agora',
    steps: [
      'A nossa equipe confere a nota e os seus dados.',
      'Você recebe um e-mail com o resultado.',
      'O prêmio vai até você, sem custo nenhum.',
    ],
    actions: (
      <>
        <Button data-autofocus>Compartilhar</Button>
        <Button variant="secondary">Ver no meu perfil</Button>
      </>
    ),
  },
} satisfies Meta<typeof WinDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutPicture: Story = {};
export const LongTitle: Story = {
  args: { title: 'Uma cesta com tudo o que os personagens comeram em oito episódios, e mais um pouco' },
};

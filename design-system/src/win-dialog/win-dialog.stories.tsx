import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../button/index.ts';
import { WinDialog, type WinDialogProps } from './win-dialog.tsx';

const meta = { title: 'Components/Feedback/Win dialog', component: WinDialog } satisfies Meta<
  typeof WinDialog
>;
export default meta;

const base: WinDialogProps = {
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
};

export const WithoutPicture: StoryObj = { render: () => <WinDialog {...base} /> };

export const LongTitle: StoryObj = {
  render: () => (
    <WinDialog
      {...base}
      title="Uma cesta com tudo o que os personagens comeram em oito episódios, e mais um pouco"
    />
  ),
};

import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../button/index.ts';
import { IconRefresh, IconUser } from '../icons/index.ts';
import { framed } from '../stories/decorators/framed.ts';
import { Banner } from './banner.tsx';

const meta = {
  title: 'Components/Feedback/Banner',
  component: Banner,
  parameters: framed(160),
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cookies: Story = {
  args: {
    kind: 'floating',
    label: 'Aviso de cookies',
    actions: <Button size="sm">Entendi</Button>,
    children: (
      <>
        Usamos cookies para lembrar do seu idioma e da sua sessão.{' '}
        <a href="#privacidade">Como cuidamos deles</a>
      </>
    ),
  },
};

export const EnteredAsUser: Story = {
  args: {
    kind: 'strip',
    tone: 'warning',
    label: 'Acesso como participante',
    icon: <IconUser size={20} />,
    actions: (
      <Button size="sm" variant="secondary">
        Sair
      </Button>
    ),
    children: (
      <>
        Você está vendo o site como <b>Íris Prado</b>.
      </>
    ),
  },
};

export const ChangedMeanwhile: Story = {
  parameters: { scale: 'admin' },
  args: {
    kind: 'inline',
    tone: 'warning',
    label: 'Mudança neste registro',
    icon: <IconRefresh size={20} />,
    actions: (
      <Button size="sm" variant="secondary">
        Recarregar
      </Button>
    ),
    children: 'Ana Prado alterou este registro agora (edição).',
  },
};

export const NewerVersion: Story = {
  args: {
    kind: 'corner',
    label: 'Versão nova',
    actions: (
      <>
        <Button size="sm" variant="quiet">
          Agora não
        </Button>
        <Button size="sm" variant="secondary">
          Recarregar
        </Button>
      </>
    ),
    children: 'Há uma versão mais nova desta página.',
  },
};

import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../button/index.ts';
import { IconRefresh, IconUser } from '../icons/index.ts';
import { Banner } from './banner.tsx';

const meta = { title: 'Components/Feedback/Banner', component: Banner } satisfies Meta<typeof Banner>;
export default meta;

export const Cookies: StoryObj = {
  render: () => (
    <Banner kind="floating" label="Aviso de cookies" actions={<Button size="sm">Entendi</Button>}>
      Usamos cookies para lembrar do seu idioma e da sua sessão.{' '}
      <a href="#privacidade">Como cuidamos deles</a>
    </Banner>
  ),
};

export const EnteredAsUser: StoryObj = {
  render: () => (
    <Banner
      kind="strip"
      tone="warning"
      label="Acesso como participante"
      icon={<IconUser size={20} />}
      actions={
        <Button size="sm" variant="secondary">
          Sair
        </Button>
      }
    >
      Você está vendo o site como <b>Íris Prado</b>.
    </Banner>
  ),
};

export const ChangedMeanwhile: StoryObj = {
  parameters: { scale: 'admin' },
  render: () => (
    <Banner
      kind="inline"
      tone="warning"
      label="Mudança neste registro"
      icon={<IconRefresh size={20} />}
      actions={
        <Button size="sm" variant="secondary">
          Recarregar
        </Button>
      }
    >
      Ana Prado alterou este registro agora (edição).
    </Banner>
  ),
};

export const NewerVersion: StoryObj = {
  render: () => (
    <Banner
      kind="corner"
      label="Versão nova"
      actions={
        <>
          <Button size="sm" variant="quiet">
            Agora não
          </Button>
          <Button size="sm" variant="secondary">
            Recarregar
          </Button>
        </>
      }
    >
      Há uma versão mais nova desta página.
    </Banner>
  ),
};

import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { AuthLayout } from '../layouts-admin/index.ts';
import { Button, IconButton } from '../button/index.ts';
import { EmailField, FormGrid, PasswordField } from '../fields/index.ts';
import { IconSun } from '../icons/index.ts';
import { Heading } from '../text/index.ts';
import { PublicFrame } from '../stories/frames.tsx';
import { ErrorPage } from './error-page.tsx';

const meta = {
  title: 'Patterns/Error and sign-in pages',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

const words = {
  homeLabel: 'página inicial',
  backLabel: 'voltar',
  onHome: () => undefined,
  onBack: () => undefined,
};

export const NotFound: StoryObj = {
  render: () => (
    <PublicFrame>
      <ErrorPage status={404} message="Página não encontrada" {...words} />
    </PublicFrame>
  ),
};

export const ServerError: StoryObj = {
  render: () => (
    <PublicFrame>
      <ErrorPage
        status={500}
        message="Algo deu errado do nosso lado"
        incident="Incidente 7F3K-29"
        {...words}
      />
    </PublicFrame>
  ),
};

export const AdminSignIn: StoryObj = {
  parameters: { scale: 'admin' },
  render: () => (
    <AuthLayout
      brand="Fio da Meada"
      skipLabel="Pular para o conteúdo"
      controls={
        <IconButton label="Tema claro">
          <IconSun />
        </IconButton>
      }
    >
      <form noValidate>
        <FormGrid>
          <Heading level={1} size="m">
            Entrar na administração
          </Heading>
          <EmailField label="E-mail" name="email" required />
          <PasswordField
            label="Senha"
            name="password"
            required
            showLabel="Mostrar senha"
            hideLabel="Esconder senha"
          />
          <Button type="submit" fullWidth>
            Entrar
          </Button>
          <a href="#forgot">Esqueci minha senha</a>
        </FormGrid>
      </form>
    </AuthLayout>
  ),
};

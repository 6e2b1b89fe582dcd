import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button, IconButton } from '../button/index.ts';
import { EmailField, FormGrid, PasswordField } from '../fields/index.ts';
import { IconSun } from '../icons/index.ts';
import { wholePage } from '../stories/decorators/page-parameters.ts';
import { skipLabel } from '../stories/frames.tsx';
import { Heading } from '../text/index.ts';
import { AuthLayout } from './auth-layout.tsx';

const meta = {
  title: 'Patterns/Sign-in page',
  component: AuthLayout,
  parameters: { ...wholePage, scale: 'admin' },
  args: {
    brand: 'Fio da Meada',
    skipLabel,
    controls: (
      <IconButton label="Tema claro">
        <IconSun />
      </IconButton>
    ),
    children: (
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
    ),
  },
} satisfies Meta<typeof AuthLayout>;
export default meta;

export const AdminSignIn: StoryObj<typeof meta> = {};

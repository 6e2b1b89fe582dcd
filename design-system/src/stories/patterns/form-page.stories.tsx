import { MASKS } from '@fio/domain';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../../button/index.ts';
import {
  CheckboxField,
  DateField,
  EmailField,
  ErrorSummary,
  FormGrid,
  MaskedField,
  TextField,
} from '../../fields/index.ts';
import { Heading, Text } from '../../text/index.ts';
import { PublicFrame } from '../frames.tsx';
import { wholePage } from '../decorators/page-parameters.ts';
import { Guidance } from '../guidance.tsx';
import classes from '../stories.module.css';

const meta = {
  title: 'Patterns/Form page',
  parameters: wholePage,
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;

const errors = [
  { name: 'cpf', label: 'CPF', message: 'CPF inválido.' },
  { name: 'regulation', label: 'Regulamento', message: 'Aceite o regulamento para continuar.' },
];

const Page = ({ wrong }: { wrong: boolean }) => (
  <PublicFrame>
    <form noValidate className={classes['column']} style={{ padding: 24, margin: '0 auto' }}>
      <Heading level={1}>Seu cadastro</Heading>
      <Text tone="muted">Passo 1 de 3: quem é você</Text>
      <ErrorSummary title="Faltou acertar 2 campos" errors={wrong ? errors : []} />
      <FormGrid>
        <MaskedField
          label="CPF"
          name="cpf"
          hint="Cada pessoa participa uma vez, e o prêmio sai no nome dela."
          mask={MASKS.cpf}
          inputMode="numeric"
          required
          error={wrong ? 'CPF inválido.' : undefined}
          defaultValue={wrong ? '111.111.111-11' : undefined}
        />
        <TextField label="Nome" name="name" autoComplete="given-name" required />
        <EmailField label="E-mail" name="email" required />
        <DateField label="Data de nascimento" name="birthDate" placeholder="dd/mm/aaaa" required />
        <CheckboxField
          name="regulation"
          label={
            <>
              Li e aceito o <a href="#regulamento">regulamento</a>
            </>
          }
          error={wrong ? 'Aceite o regulamento para continuar.' : undefined}
        />
      </FormGrid>
      <Button type="submit" size="lg">
        Continuar
      </Button>
      <Guidance
        does="say why a field is asked, right where it is asked; focus the summary after a failed submit."
        doesNot="joke, clear what was typed, or leave the button disabled without saying what is missing."
      />
    </form>
  </PublicFrame>
);

export const Fresh: StoryObj = { render: () => <Page wrong={false} /> };
export const WithErrors: StoryObj = { render: () => <Page wrong /> };

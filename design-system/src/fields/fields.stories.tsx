import { MASKS } from '@fio/domain';
import { useState } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { cityItems, meterLabels } from '../stories/form-catalogue.ts';
import classes from '../stories/stories.module.css';
import {
  CheckboxField,
  DateField,
  EmailField,
  ErrorSummary,
  MaskedField,
  PasswordField,
  PasswordMeter,
  SelectField,
  SwitchField,
  TextAreaField,
  TextField,
} from './index.ts';
import type { ReactNode } from 'react';

const meta = { title: 'Components/Forms/Fields' } satisfies Meta;
export default meta;

const Column = ({ children }: { children: ReactNode }) => <div className={classes['column']}>{children}</div>;

export const Text: StoryObj = {
  render: () => (
    <Column>
      <TextField label="Nome" name="name" required />
      <TextField label="Sobrenome" hint="Como está no documento." defaultValue="Prado" />
      <TextField label="Apelido" disabled defaultValue="Íris" />
      <EmailField label="E-mail" placeholder="voce@exemplo.com.br" />
    </Column>
  ),
};

export const WithErrors: StoryObj = {
  render: () => (
    <Column>
      <TextField label="Nome" required error="Insira o nome." />
      <MaskedField
        label="CPF"
        mask={MASKS.cpf}
        defaultValue="111.111.111-11"
        error="CPF inválido."
        inputMode="numeric"
      />
      <SelectField label="Cidade" data={cityItems} error="Campo obrigatório." />
      <CheckboxField label="Li e aceito o regulamento" error="Aceite o regulamento para continuar." />
    </Column>
  ),
};

/** What can't be changed: the box still shows whether it is ticked. */
export const Disabled: StoryObj = {
  render: () => (
    <Column>
      <TextField label="Nome" defaultValue="Odete Prazeres" disabled />
      <CheckboxField label="Recebe novidades" disabled />
      <CheckboxField label="Aceitou o regulamento" disabled defaultChecked />
      <SwitchField label="Participa" disabled defaultChecked />
    </Column>
  ),
};

const Masks = () => {
  const [cpf, setCpf] = useState('');
  const [birth, setBirth] = useState({ iso: '', raw: '' });
  return (
    <Column>
      <MaskedField
        label="CPF"
        hint="Cada pessoa participa uma vez; o prêmio sai no nome dela."
        mask={MASKS.cpf}
        value={cpf}
        onChange={(event) => setCpf(event.currentTarget.value)}
        inputMode="numeric"
      />
      <MaskedField label="Celular" mask={MASKS.phone} inputMode="tel" autoComplete="tel-national" />
      <DateField
        label="Data de nascimento"
        placeholder="dd/mm/aaaa"
        value={birth.iso}
        onChange={(iso, raw) => setBirth({ iso, raw })}
        error={birth.raw.length === 10 && !birth.iso ? 'Data inválida.' : undefined}
      />
    </Column>
  );
};

export const Masked: StoryObj = { render: () => <Masks /> };

export const Password: StoryObj = {
  render: () => (
    <Column>
      <PasswordField
        label="Senha"
        showLabel="Mostrar senha"
        hideLabel="Esconder senha"
        defaultValue="maresal"
        meter={
          <PasswordMeter
            score={1}
            problems={[
              'Pelo menos 8 caracteres.',
              'Uma letra maiúscula.',
              'Um número.',
              'Um caractere especial.',
            ]}
            labels={meterLabels}
          />
        }
      />
      <PasswordMeter score={4} problems={[]} labels={meterLabels} />
    </Column>
  ),
};

/** 5,571 cities: the list shows the first 60 and the search narrows it. */
export const Search: StoryObj = {
  render: () => (
    <Column>
      <SelectField
        label="Cidade"
        data={cityItems}
        searchable
        nothingFound="Nenhuma cidade com esse nome"
        placeholder="Comece a digitar"
      />
      <SelectField
        label="Estado"
        data={[{ value: 'SP', label: 'São Paulo' }]}
        defaultValue="SP"
        clearLabel="Limpar"
      />
    </Column>
  ),
};

export const Choices: StoryObj = {
  render: () => (
    <Column>
      <CheckboxField
        label={
          <>
            Li e aceito o <a href="#regulamento">regulamento</a>
          </>
        }
        required
      />
      <CheckboxField
        label="Quero receber novidades por e-mail"
        hint="Você pode sair quando quiser."
        defaultChecked
      />
      <CheckboxField label="Indisponível" disabled />
      <SwitchField label="Em destaque na página inicial" defaultChecked />
    </Column>
  ),
};

export const LongText: StoryObj = {
  render: () => (
    <Column>
      <TextAreaField
        label="Sua teoria"
        maxLength={500}
        counter={(length, limit) => `${length} de ${limit}`}
        defaultValue="E se o farol nunca tivesse luz?"
      />
    </Column>
  ),
};

export const Summary: StoryObj = {
  render: () => (
    <Column>
      <ErrorSummary
        title="Faltou acertar 2 campos"
        errors={[
          { name: 'name', label: 'Nome', message: 'Insira o nome.' },
          { name: 'city', label: 'Cidade', message: 'Campo obrigatório.' },
        ]}
      />
      <TextField label="Nome" name="name" error="Insira o nome." />
      <SelectField label="Cidade" name="city" data={cityItems} error="Campo obrigatório." />
    </Column>
  ),
};

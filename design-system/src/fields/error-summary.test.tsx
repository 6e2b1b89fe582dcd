import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MantineRoot } from '../theme-provider/index.ts';
import { ErrorSummary } from './error-summary.tsx';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';

const errors = [
  { name: 'name', label: 'Nome', message: 'Insira o nome.' },
  { name: 'city', label: 'Cidade', message: 'Campo obrigatório.' },
];

test('each line leads to its field, also where the named input is hidden', async () => {
  render(
    <MantineRoot scheme="dark" env="test">
      <ErrorSummary title="Faltou acertar 2 campos" errors={errors} />
      <TextField label="Nome" name="name" />
      <SelectField label="Cidade" name="city" data={[{ value: '1', label: 'Olinda' }]} />
    </MantineRoot>,
  );
  await screen.findByRole('combobox', { name: 'Cidade' });
  fireEvent.click(screen.getByRole('link', { name: 'Nome' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Nome' }));
  fireEvent.click(screen.getByRole('link', { name: 'Cidade' }));
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Cidade' }));
});

test('nothing is painted without errors', () => {
  render(<ErrorSummary title="Faltou" errors={[]} />);
  expect(screen.queryByRole('alert')).toBeNull();
});

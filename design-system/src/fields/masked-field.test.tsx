import { MASKS } from '@fio/domain';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import type { ChangeEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { MantineRoot } from '../theme-provider/index.ts';
import { DateField } from './date-field.tsx';
import { MaskedField } from './masked-field.tsx';

const type = (label: string, text: string) => {
  const input = screen.getByLabelText<HTMLInputElement>(label);
  fireEvent.change(input, { target: { value: text } });
  return input;
};

test('the form gets the masked text, controlled', () => {
  const Form = () => {
    const [cpf, setCpf] = useState('');
    return (
      <MaskedField
        label="CPF"
        mask={MASKS.cpf}
        value={cpf}
        onChange={(event) => setCpf(event.target.value)}
      />
    );
  };
  render(<Form />, { wrapper: ({ children }) => <MantineRoot scheme="dark">{children}</MantineRoot> });
  expect(type('CPF', '52998224725').value).toBe('529.982.247-25');
});

test('and uncontrolled, as react-hook-form registers it', () => {
  const onChange = vi.fn<(event: ChangeEvent<HTMLInputElement>) => string>((event) => event.target.value);
  render(
    <MantineRoot scheme="dark">
      <MaskedField label="Celular" mask={MASKS.phone} onChange={onChange} />
    </MantineRoot>,
  );
  type('Celular', '11987654321');
  expect(onChange).toHaveLastReturnedWith('(11) 98765-4321');
});

test('a date gives the ISO day once it is one, and the text meanwhile', () => {
  const onChange = vi.fn<(iso: string, raw: string) => void>();
  render(
    <MantineRoot scheme="dark">
      <DateField label="Nascimento" onChange={onChange} />
    </MantineRoot>,
  );
  type('Nascimento', '2902');
  expect(onChange).toHaveBeenLastCalledWith('', '29/02');
  type('Nascimento', '29022024');
  expect(onChange).toHaveBeenLastCalledWith('2024-02-29', '29/02/2024');
});

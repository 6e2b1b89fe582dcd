import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { MantineRoot } from '../theme-provider/index.ts';
import { NumberField } from './number-field.tsx';

function Amount() {
  const [value, setValue] = useState<number | null>(null);
  return (
    <>
      <NumberField label="Valor" decimals={2} value={value} onChange={setValue} />
      <output>{String(value)}</output>
    </>
  );
}

it.each([
  ['49,90', '49.9'],
  ['12,00', '12'],
  ['0,05', '0.05'],
])('takes %s as it is typed', (text, number) => {
  render(<Amount />, { wrapper: ({ children }) => <MantineRoot scheme="dark">{children}</MantineRoot> });
  const field = screen.getByLabelText<HTMLInputElement>('Valor');
  for (let length = 1; length <= text.length; length += 1)
    fireEvent.change(field, { target: { value: text.slice(0, length) } });
  expect(screen.getByRole('status').textContent).toBe(number);
  fireEvent.change(field, { target: { value: '' } });
  expect(screen.getByRole('status').textContent).toBe('null');
});

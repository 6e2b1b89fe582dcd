import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { MantineRoot } from '../theme-provider/index.ts';
import { DateField } from './date-field.tsx';

/** As forms do: the day, else what is typed so far. */
function Form({ start }: { start: string }) {
  const [value, setValue] = useState(start);
  return (
    <MantineRoot scheme="light">
      <DateField label="Entregue em" value={value} onChange={(iso, raw) => setValue(iso || raw)} />
      <output>{value}</output>
      <button type="button" onClick={() => setValue('2027-01-02')}>
        Outro dia
      </button>
    </MantineRoot>
  );
}
const field = () => screen.getByLabelText<HTMLInputElement>('Entregue em');
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });

it('keeps what is typed so far, key by key, in a form that holds it', () => {
  render(<Form start="2026-11-21" />);
  expect(field().value).toBe('21/11/2026');
  for (const text of ['21/11/202', '21/11/20', '2', '20', '20/1', '20/11/2026']) {
    type(text);
    expect(field().value).toBe(text);
  }
  expect(screen.getByText('2026-11-20')).toBeDefined();
});

it('shows a day that is set from outside', () => {
  render(<Form start="2026-11-21" />);
  type('20/1');
  fireEvent.click(screen.getByText('Outro dia'));
  expect(field().value).toBe('02/01/2027');
});

import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { storyDates } from '../stories/decorators/date-words.ts';
import { MantineRoot } from '../theme-provider/index.ts';
import { DateField } from './date-field.tsx';

/** As forms do: the day, else what is typed so far. */
function Form({ start, max }: { start: string; max?: string }) {
  const [value, setValue] = useState(start);
  return (
    <MantineRoot scheme="light" dates={storyDates} env="test">
      <DateField
        label="Entregue em"
        value={value}
        onChange={(iso, raw) => setValue(iso || raw)}
        {...(max && { max })}
      />
      <output>{value}</output>
      <button type="button" onClick={() => setValue('2027-01-02')}>
        Outro dia
      </button>
      <button type="button" onClick={() => setValue('')}>
        Nenhum
      </button>
    </MantineRoot>
  );
}
const field = () => screen.getByLabelText<HTMLInputElement>('Entregue em');
const paste = (text: string) => fireEvent.paste(field(), { clipboardData: { getData: () => text } });
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

it('is empty when the form is, however much was typed', () => {
  render(<Form start="2026-11-21" />);
  fireEvent.click(screen.getByText('Nenhum'));
  expect(field().value).toBe('');
  type('20/1');
  fireEvent.click(screen.getByText('Nenhum'));
  expect(field().value).toBe('');
});

it('takes what is pasted in another form, over what stands there', () => {
  render(<Form start="2026-11-21" />);
  paste('2026-12-03');
  expect(field().value).toBe('03/12/2026');
  paste('4/12/26');
  expect(field().value).toBe('04/12/2026');
  expect(screen.getByText('2026-12-04')).toBeDefined();
});

it('refuses with a reason what is no day, and never changes day and month', () => {
  render(<Form start="2026-11-21" />);
  paste('amanhã');
  expect(field().value).toBe('21/11/2026');
  expect(screen.getByText(/Não deu para ler “amanhã”/)).toBeDefined();
  paste('26-11-26');
  expect(screen.getByText(/pode começar pelo dia ou pelo ano/)).toBeDefined();
  paste('11/26/2026');
  expect(field().value).toBe('11/26/2026');
  expect(screen.getByText(/Não existe o mês 26/)).toBeDefined();
  type('26/11/2026');
  expect(screen.queryByText(/Não/)).toBeNull();
});

it('says what is missing only once the person is done, and completes a short year', () => {
  render(<Form start="" />);
  type('26/1');
  expect(screen.queryByText(/data inteira/)).toBeNull();
  fireEvent.blur(field());
  expect(screen.getByText(/data inteira/)).toBeDefined();
  type('26/11/26');
  fireEvent.blur(field());
  expect(field().value).toBe('26/11/2026');
});

it('tells the days that count, and the one that is beyond them', () => {
  render(<Form start="" max="2026-11-26" />);
  expect(screen.getByText('Até 26/11/2026.')).toBeDefined();
  type('27/11/2026');
  expect(screen.getByText('A data não pode ser depois de 26/11/2026.')).toBeDefined();
});

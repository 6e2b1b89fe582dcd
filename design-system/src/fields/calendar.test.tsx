import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { DateTimeField } from '../fields-admin/index.ts';
import { storyDates } from '../stories/decorators/date-words.ts';
import { MantineRoot } from '../theme-provider/index.ts';
import { DateField } from './date-field.tsx';

function Day({ min, max }: { min?: string; max?: string }) {
  const [value, setValue] = useState('2026-11-26');
  const bounds = { ...(min && { min }), ...(max && { max }) };
  return (
    <MantineRoot scheme="light" dates={storyDates} env="test">
      <DateField label="Entregue em" value={value} onChange={setValue} {...bounds} />
    </MantineRoot>
  );
}

function Moment() {
  const [value, setValue] = useState('');
  return (
    <MantineRoot scheme="light" dates={storyDates} env="test">
      <DateTimeField label="Abre em" value={value} onChange={setValue} />
      <output>{value}</output>
    </MantineRoot>
  );
}

const button = () => screen.getByRole('button', { name: 'Abrir o calendário' });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (key: string, shiftKey = false) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, shiftKey });
const focused = () => document.activeElement?.getAttribute('aria-label') ?? '';

async function open() {
  fireEvent.click(button());
  const dialog = await screen.findByRole('dialog', { name: 'Calendário' });
  await waitFor(() =>
    expect(dialog.querySelector('[role="grid"]')?.contains(document.activeElement)).toBe(true),
  );
  return within(dialog);
}

it('opens on the day that is there, weeks from Sunday, in the words of the page', async () => {
  render(<Day />);
  const dialog = await open();
  expect(focused()).toMatch(/^quinta-feira, 26 de novembro de 2026.*, escolhido$/);
  expect(dialog.getByRole('grid', { name: 'novembro de 2026' })).toBeDefined();
  // Each day says which one it is: the head is for who sees it.
  expect(dialog.getAllByRole('columnheader', { hidden: true }).map((one) => one.textContent)).toEqual([
    'dom',
    'seg',
    'ter',
    'qua',
    'qui',
    'sex',
    'sáb',
  ]);
});

it.each([
  ['ArrowRight', false, 'sexta-feira, 27 de novembro'],
  ['ArrowUp', false, 'quinta-feira, 19 de novembro'],
  ['Home', false, 'domingo, 22 de novembro'],
  ['End', false, 'sábado, 28 de novembro'],
  ['PageDown', false, 'sábado, 26 de dezembro'],
  ['PageUp', true, 'quarta-feira, 26 de novembro de 2025'],
])('goes by keys: %s', async (key, shiftKey, day) => {
  render(<Day />);
  await open();
  press(key, shiftKey);
  await waitFor(() => expect(focused()).toContain(day));
});

it('gives the chosen day and the focus back, and nothing on Escape', async () => {
  render(<Day />);
  await open();
  press('Escape');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button());
  const dialog = await open();
  fireEvent.click(dialog.getByRole('button', { name: /^sexta-feira, 27 de novembro/ }));
  expect(field('Entregue em').value).toBe('27/11/2026');
  expect(document.activeElement).toBe(button());
});

it('opens from the field by Alt and the down arrow, and gives the focus back there', async () => {
  render(<Day />);
  // Who types the day and goes on doesn't stop at the button.
  expect(button().tabIndex).toBe(-1);
  const input = field('Entregue em');
  input.focus();
  press('ArrowDown');
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.keyDown(input, { key: 'ArrowDown', altKey: true });
  await screen.findByRole('dialog', { name: 'Calendário' });
  await waitFor(() => expect(focused()).toMatch(/^quinta-feira, 26 de novembro/));
  press('Escape');
  expect(document.activeElement).toBe(input);
});

it('offers the days that count alone, and tells which', async () => {
  render(<Day min="2026-11-20" max="2026-11-27" />);
  const dialog = await open();
  expect(dialog.getByText('De 20/11/2026 a 27/11/2026.')).toBeDefined();
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: /, 28 de novembro/ }).disabled).toBe(true);
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: /, 27 de novembro/ }).disabled).toBe(false);
});

it('gives a moment once its day and its time are there, as the clock shows it in Brazil', async () => {
  render(<Moment />);
  fireEvent.change(field('Abre em'), { target: { value: '26/11/2026 10:00' } });
  expect(screen.getByText('2026-11-26T13:00:00.000Z')).toBeDefined();
  const dialog = await open();
  fireEvent.click(dialog.getByRole('button', { name: /^sexta-feira, 27 de novembro/ }));
  fireEvent.change(dialog.getByLabelText('Horário (24 h)'), { target: { value: '2530' } });
  expect(dialog.getByText('O horário vai de 00:00 a 23:59.')).toBeDefined();
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Usar esta data' }).disabled).toBe(true);
  fireEvent.change(dialog.getByLabelText('Horário (24 h)'), { target: { value: '1405' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Usar esta data' }));
  expect(field('Abre em').value).toBe('27/11/2026 14:05');
  expect(screen.getByText('2026-11-27T17:05:00.000Z')).toBeDefined();
});

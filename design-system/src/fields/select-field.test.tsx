import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ReactNode } from 'react';
import type { SelectFieldProps } from './select-field.tsx';

const states = ['Acre', 'Bahia', 'Ceará'].map((label) => ({ value: label, label }));

/** The field before its code is here: test files share their modules, and another may have had it loaded already. */
async function show(
  props: Partial<SelectFieldProps> = {},
  around: (field: ReactNode) => ReactNode = (field) => field,
): Promise<void> {
  const { MantineRoot } = await import('../theme-provider/index.ts');
  const { SelectField } = await import('./select-field.tsx');
  render(
    <MantineRoot scheme="light" env="test">
      {around(<SelectField label="Estado" data={states} {...props} />)}
    </MantineRoot>,
  );
}
const select = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Estado' });

beforeEach(() => vi.resetModules());

it('opens at once when it was pressed before its code was here', async () => {
  await show();
  fireEvent.click(screen.getByLabelText('Estado'));
  await screen.findByRole('option', { name: 'Bahia' });
  expect(document.activeElement).toBe(await select());
});

it('has the focus and what was typed before its code was here', async () => {
  await show();
  const standIn = screen.getByRole<HTMLInputElement>('textbox', { name: 'Estado' });
  standIn.focus();
  fireEvent.change(standIn, { target: { value: 'ba' } });
  await screen.findByRole('option', { name: 'Bahia' });
  expect(standIn.isConnected).toBe(false);
  expect(document.activeElement).toBe(await select());
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
});

it('says that nothing was found in the words of the page, or in its own', async () => {
  const { FieldWordsProvider } = await import('../field-words/index.ts');
  const around = (field: ReactNode) => (
    <FieldWordsProvider value={{ nothingFound: 'Nada encontrado' }}>{field}</FieldWordsProvider>
  );
  const look = () => {
    const standIn = screen.getByRole('textbox', { name: 'Estado' });
    standIn.focus();
    fireEvent.change(standIn, { target: { value: 'zz' } });
  };
  await show({}, around);
  look();
  expect(await screen.findByText('Nada encontrado')).toBeDefined();
  cleanup();
  vi.resetModules();
  await show({ nothingFound: 'Nenhum estado' }, around);
  look();
  expect(await screen.findByText('Nenhum estado')).toBeDefined();
});

it('takes nothing that is typed where it says so', async () => {
  await show({ searchable: false });
  expect((await select()).readOnly).toBe(true);
});

it('opens by the keys that open a list, and sends no form by them', async () => {
  await show();
  const standIn = screen.getByRole('textbox', { name: 'Estado' });
  standIn.focus();
  expect(fireEvent.keyDown(standIn, { key: 'Enter' })).toBe(false);
  expect(await screen.findAllByRole('option')).toHaveLength(states.length);
});

it('takes no focus that was elsewhere', async () => {
  await show();
  expect(document.activeElement).not.toBe(await select());
});

it('brings no keyboard up over few choices', async () => {
  await show();
  expect(screen.getByLabelText<HTMLInputElement>('Estado').inputMode).toBe('none');
  expect((await select()).inputMode).toBe('none');
});

it('brings it up where there are many to search', async () => {
  await show({
    data: Array.from({ length: 9 }, (_, n) => ({ value: `${n}`, label: `${n}` })),
  });
  expect((await select()).inputMode).not.toBe('none');
});

import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { MantineRoot } from '../theme-provider/index.ts';
import { CommandPalette, type CommandPaletteProps } from './command-palette.tsx';

Element.prototype.scrollIntoView ??= () => undefined;

const groups = [
  { id: 'pages', title: 'Páginas', items: [{ id: 'polls', title: 'Enquetes' }] },
  { id: 'shows', title: 'Séries', items: [{ id: 's1', title: 'Farol das Almas' }] },
];

const show = (props: Partial<CommandPaletteProps> = {}) =>
  render(
    <MantineRoot scheme="dark">
      <CommandPalette
        opened
        onClose={() => undefined}
        query="a"
        onQuery={() => undefined}
        groups={groups}
        onPick={() => undefined}
        status=""
        labels={{ title: 'Ir para', search: 'Buscar', placeholder: '', close: 'Fechar', keys: '' }}
        {...props}
      />
    </MantineRoot>,
  );

const chosen = () => screen.getByRole('option', { selected: true }).textContent;

test('arrows go through all groups and around, Enter picks with its group', async () => {
  const onPick = vi.fn<CommandPaletteProps['onPick']>();
  show({ onPick });
  const field = await screen.findByRole('combobox');
  expect(chosen()).toBe('Enquetes');
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(chosen()).toBe('Farol das Almas');
  expect(field.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id);
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(chosen()).toBe('Enquetes');
  fireEvent.keyDown(field, { key: 'ArrowUp' });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onPick).toHaveBeenCalledExactlyOnceWith(groups[1]?.items[0], groups[1]);
});

test('Enter does nothing while nothing is found', async () => {
  const onPick = vi.fn<CommandPaletteProps['onPick']>();
  show({ onPick, groups: [], status: 'Nada encontrado.' });
  fireEvent.keyDown(await screen.findByRole('combobox'), { key: 'Enter' });
  expect(onPick).not.toHaveBeenCalled();
  expect(screen.getByRole('status').textContent).toBe('Nada encontrado.');
});

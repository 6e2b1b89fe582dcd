import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { MantineRoot } from '../theme-provider/index.ts';
import { Dialog } from './dialog.tsx';

/** A page whose opener may be out of reach by the time the dialog closes. */
function Page() {
  const [opened, setOpened] = useState(false);
  const [isReachable, setReachable] = useState(true);
  return (
    <MantineRoot scheme="light" env="test">
      <main tabIndex={-1}>
        <button type="button" disabled={!isReachable} onClick={() => setOpened(true)}>
          Abrir
        </button>
      </main>
      <Dialog opened={opened} onClose={() => setOpened(false)} title="Nota" closeLabel="Fechar">
        <button type="button" onClick={() => setReachable(false)}>
          Estreitar
        </button>
      </Dialog>
    </MantineRoot>
  );
}

it.each([
  ['what opened it', true],
  ['the page’s main part, when that is out of reach', false],
])('gives the focus back to %s', async (_whom, isReachable) => {
  render(<Page />);
  const opener = screen.getByText('Abrir');
  opener.focus();
  fireEvent.click(opener);
  const dialog = screen.getByRole('dialog');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  if (!isReachable) fireEvent.click(screen.getByText('Estreitar'));
  fireEvent.keyDown(dialog, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(isReachable ? opener : screen.getByRole('main')));
});

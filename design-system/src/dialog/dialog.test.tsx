import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, it } from 'vitest';
import { MantineRoot } from '../theme-provider/index.ts';
import { Dialog } from './dialog.tsx';

/** Longer than any of the dialog's own waits. */
const SLOW_MS = 50;

/** What a slow telephone does between the effects of one change. */
function Slow({ opened }: { opened: boolean }) {
  useEffect(() => {
    const until = performance.now() + SLOW_MS;
    while (performance.now() < until);
  }, [opened]);
  return null;
}

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
      <Slow opened={opened} />
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

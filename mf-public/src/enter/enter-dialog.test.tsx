import { useState } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { MantineRoot } from '@fio/design-system/theme-provider';
import { stores, tokens } from '@fio/platform/session';
import { useFlags } from '@fio/platform/settings';
import { renderAt } from '../testing/render.tsx';
import { sampleVisitor } from '../testing/samples.ts';
import { server } from '../testing/setup.ts';
import EnterDialog from './enter-dialog.tsx';

function Sheet() {
  const [opened, setOpened] = useState(false);
  return (
    <MantineRoot scheme="dark">
      <button type="button" onClick={() => setOpened(true)}>
        votar
      </button>
      <EnterDialog opened={opened} value="" onClose={() => setOpened(false)} />
    </MantineRoot>
  );
}

const cpf = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'CPF' });

it('shows nothing of one person to the next', async () => {
  server.use(http.get('*/api/regulations', () => HttpResponse.json({ items: [] })));
  useFlags.setState({ cpf: '123.456' });
  sessionStorage.setItem('register', JSON.stringify({ name: 'Maria' }));
  renderAt('/', <Sheet />);
  await userEvent.click(screen.getByRole('button', { name: 'votar' }));
  expect((await cpf()).value).toContain('123');
  tokens.set('user', 'token');
  act(() => stores.user.setState({ user: sampleVisitor, status: 'ready' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  tokens.clear('user');
  act(() => stores.user.setState({ user: null, status: 'ready' }));
  await userEvent.click(screen.getByRole('button', { name: 'votar' }));
  expect((await cpf()).value).toBe('');
  expect(sessionStorage.getItem('register') ?? '').not.toContain('Maria');
});

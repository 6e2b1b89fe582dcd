import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { MantineRoot } from '@fio/design-system/theme-provider';
import { tokens } from '@fio/platform/session';
import { renderAt } from '../testing/render.tsx';
import { server } from '../testing/setup.ts';
import { PasskeyOffer } from './passkey-offer.tsx';

beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', () => undefined);
  vi.stubGlobal('isSecureContext', true);
  tokens.set('user', 'token');
  return () => vi.unstubAllGlobals();
});

it('asks for the password of who accepts it long after they signed in', async () => {
  const fields = { password: ['required'] };
  server.use(
    http.post('*/api/profile/passkeys/options', () =>
      HttpResponse.json({ code: 'INVALID_REQUEST', message: '', requestId: 'r', fields }, { status: 422 }),
    ),
  );
  renderAt(
    '/',
    <MantineRoot scheme="dark" env="test">
      <PasskeyOffer />
    </MantineRoot>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Criar chave de acesso' }));
  expect(await screen.findByLabelText(/^Senha/)).toBeDefined();
});

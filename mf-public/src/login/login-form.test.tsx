import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MantineRoot } from '@fio/design-system/theme-provider';
import { toast } from '@fio/platform/feedback';
import { renderAt } from '../testing/render.tsx';
import { server } from '../testing/setup.ts';
import { LoginForm } from './login-form.tsx';

const bytes = (text: string) => new TextEncoder().encode(text).buffer;

/** What the browser's authenticator would give: whether it is right is the server's to say. */
const credential = {
  id: 'a2V5',
  rawId: bytes('key'),
  type: 'public-key',
  response: {
    clientDataJSON: bytes('{}'),
    authenticatorData: bytes('data'),
    signature: bytes('signature'),
    userHandle: bytes('handle'),
  },
  getClientExtensionResults: () => ({}),
};
const OPTIONS = { challenge: 'Zmlv', rpId: 'localhost', userVerification: 'required' };
const get = vi.fn<() => Promise<unknown>>();

beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', () => undefined);
  vi.stubGlobal('isSecureContext', true);
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
  get.mockReset().mockResolvedValue(credential);
  server.use(http.post('*/api/login/passkey/options', () => HttpResponse.json(OPTIONS)));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const refusal = (code: string, status: number) => () =>
  HttpResponse.json({ code, message: code, requestId: 'r' }, { status });
const show = () => {
  const onToken = vi.fn<(token: string) => Promise<void>>(() => Promise.resolve());
  renderAt(
    '/login',
    <MantineRoot scheme="dark" env="test">
      <LoginForm onToken={onToken} />
    </MantineRoot>,
  );
  return onToken;
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('signs in with a passkey, and says nothing to who thinks better of it', async () => {
  server.use(http.post('*/api/login/passkey', () => HttpResponse.json({ token: 'one', exp: '' })));
  const onToken = show();
  get.mockRejectedValueOnce(new DOMException('No.', 'NotAllowedError'));
  await press('Entrar com chave de acesso');
  await waitFor(() => expect(get).toHaveBeenCalledOnce());
  await press('Entrar com chave de acesso');
  await waitFor(() => expect(onToken).toHaveBeenCalledExactlyOnceWith('one'));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says what refused the passkey until something else is tried', async () => {
  server.use(
    http.post('*/api/login/passkey', refusal('INVALID_PASSKEY', 422)),
    http.post('*/api/login', refusal('INVALID_USER', 401)),
  );
  show();
  await press('Entrar com chave de acesso');
  expect((await screen.findByRole('alert')).textContent).toBe('INVALID_PASSKEY');
  await userEvent.type(screen.getByRole('textbox', { name: 'CPF ou e-mail' }), 'clara@exemplo.example');
  await userEvent.type(screen.getByLabelText(/^Senha/), 'errada');
  await press('Entrar');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('INVALID_USER'));
});

it('says once that no passkey can be asked for', async () => {
  const told = vi.spyOn(toast, 'error');
  server.use(http.post('*/api/login/passkey/options', refusal('TOO_MANY_REQUESTS', 429)));
  show();
  await press('Entrar com chave de acesso');
  expect((await screen.findByRole('alert')).textContent).toBe('TOO_MANY_REQUESTS');
  expect(told).not.toHaveBeenCalled();
});

it('leaves to the button who has pressed it, however late the browser could offer anything', async () => {
  const isConditionalMediationAvailable = () => Promise.resolve(true);
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => undefined, { isConditionalMediationAvailable }),
  );
  const [slow, choice] = [Promise.withResolvers<void>(), Promise.withResolvers<unknown>()];
  get.mockReturnValue(choice.promise);
  let [asked, answered] = [0, 0];
  server.use(
    http.post('*/api/login/passkey', () => HttpResponse.json({ token: 'one', exp: '' })),
    http.post('*/api/login/passkey/options', async () => {
      asked += 1;
      if (asked === 1) await slow.promise;
      answered += 1;
      return HttpResponse.json(OPTIONS);
    }),
  );
  const onToken = show();
  await waitFor(() => expect(asked).toBe(1));
  await press('Entrar com chave de acesso');
  await waitFor(() => expect(get).toHaveBeenCalledOnce());
  slow.resolve();
  await waitFor(() => expect(answered).toBe(2));
  choice.resolve(credential);
  await waitFor(() => expect(onToken).toHaveBeenCalledExactlyOnceWith('one'));
  expect(get).toHaveBeenCalledOnce();
});

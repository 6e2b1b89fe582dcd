import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { stores, tokens } from '@fio/platform/session';
import { useRoutes } from '@fio/platform/router/host';
import { renderAt } from '../testing/render.tsx';
import { sampleVisitor } from '../testing/samples.ts';
import { server } from '../testing/setup.ts';
import { withDialogs } from './with-dialogs.tsx';

const Pages = () => useRoutes(withDialogs([{ path: '*', element: <main>Página</main> }]));

it('has a guest come in over the page, and goes on with the dialog that wanted it', async () => {
  server.use(http.get('*/api/regulations', () => HttpResponse.json({ items: [] })));
  const { at } = renderAt('/faq?nota=foto', <Pages />);
  await userEvent.click(await screen.findByRole('button', { name: 'Entrar para enviar' }));
  expect(await screen.findByRole('dialog', { name: 'Entre para participar' })).toBeDefined();
  expect(at()).toBe('/faq?nota=foto&entrar=');
  tokens.set('user', 'token');
  act(() => stores.user.setState({ user: { ...sampleVisitor, emailVerified: false }, status: 'ready' }));
  expect(await screen.findByRole('dialog', { name: 'Enviar nota fiscal' })).toBeDefined();
  await waitFor(() => expect(at()).toBe('/faq?nota=foto'));
});

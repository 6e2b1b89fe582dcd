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

it.each([
  ['nota=foto', 'Entrar para enviar', 'Enviar nota fiscal'],
  ['avisos=sorteio', 'Entrar ou cadastrar', 'Avise-me'],
])(
  'has a guest come in over the page, and goes on with the dialog that wanted it: %s',
  async (asked, enter, name) => {
    const own = { subscriptions: [], quiet: { from: 22, until: 8 }, devices: [], publicKey: '' };
    server.use(
      http.get('*/api/regulations', () => HttpResponse.json({ items: [] })),
      http.get('*/api/notifications', () => HttpResponse.json(own)),
    );
    const { at } = renderAt(`/faq?${asked}`, <Pages />);
    await userEvent.click(await screen.findByRole('button', { name: enter }));
    expect(await screen.findByRole('dialog', { name: 'Entre para participar' })).toBeDefined();
    expect(at()).toBe(`/faq?${asked}&entrar=`);
    tokens.set('user', 'token');
    act(() => stores.user.setState({ user: { ...sampleVisitor, emailVerified: false }, status: 'ready' }));
    expect(await screen.findByRole('dialog', { name })).toBeDefined();
    await waitFor(() => expect(at()).toBe(`/faq?${asked}`));
  },
);

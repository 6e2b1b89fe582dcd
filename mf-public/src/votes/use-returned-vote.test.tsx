import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { navigateTo } from '@fio/platform/router';
import { stores, tokens } from '@fio/platform/session';
import { NO, POLL, samplePoll, sampleVisitor } from '../testing/samples.ts';
import { server } from '../testing/setup.ts';
import { renderAt } from '../testing/render.tsx';
import { Theory } from './theory.tsx';

it.each([
  ['where the answer can be changed', false],
  ['in a dialog that was opened at once', true],
])('a vote cast from the sheet leaves the focus %s', async (_where, hasDialog) => {
  let casts = 0;
  const receipt = { pollId: POLL, optionId: NO, revision: 1, votedAt: '2026-01-02T12:00:00Z' };
  const mine = { ...receipt, poll: samplePoll(), hit: null, check: null };
  server.use(
    http.get('*/api/votes', () => HttpResponse.json({ items: casts > 0 ? [mine] : [] })),
    http.get('*/api/polls/:id/results', () => HttpResponse.json(samplePoll().results)),
    http.post('*/api/polls/:id/vote', () => {
      casts += 1;
      return HttpResponse.json(receipt, { status: 201 });
    }),
  );
  renderAt(
    '/sal-na-lanterna',
    <>
      <Theory poll={samplePoll()} />
      <div role="dialog">
        <input aria-label="Mensagem" />
      </div>
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Não' }));
  tokens.set('user', 'token');
  act(() => stores.user.setState({ user: sampleVisitor, status: 'ready' }));
  await waitFor(() => expect(casts).toBe(1));
  const field = screen.getByRole('textbox', { name: 'Mensagem' });
  if (hasDialog) field.focus();
  act(() => navigateTo('/sal-na-lanterna', { replace: true }));
  const change = await screen.findByRole('button', { name: 'Mudar voto' });
  await waitFor(() => expect(document.activeElement).toBe(hasDialog ? field : change));
});

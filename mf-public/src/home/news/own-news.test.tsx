import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { stores, tokens } from '@fio/platform/session';
import { renderAt } from '../../testing/render.tsx';
import { samplePoll, sampleVisitor, YES } from '../../testing/samples.ts';
import { server } from '../../testing/setup.ts';
import { seenUntil } from './last-visit.ts';
import { OwnNews } from './own-news.tsx';

// Well before now: the page goes by the server's clock, which may be a moment behind this one.
const AFTER = new Date(Date.now() - 3_600_000).toISOString();
const poll = samplePoll({ state: 'resolved', resolvedAt: AFTER });
const vote = { pollId: poll.id, optionId: YES, votedAt: AFTER, poll, hit: true, check: null };

it('says in one line how much is new, and counts it as seen once it was opened and left', async () => {
  tokens.set('user', 'token');
  stores.user.setState({ user: sampleVisitor, status: 'ready' });
  const none = () => HttpResponse.json({ items: [] });
  server.use(
    http.get('*/api/votes', () => HttpResponse.json({ items: [vote] })),
    http.get('*/api/*', none),
  );
  renderAt('/', <OwnNews />);
  const line = await screen.findByText('1 novidade sua');
  window.dispatchEvent(new Event('pagehide'));
  expect(seenUntil(sampleVisitor.id) < AFTER).toBe(true);
  await userEvent.click(line);
  await waitFor(() => expect(line.closest('details')?.open).toBe(true));
  await waitFor(() => {
    window.dispatchEvent(new Event('pagehide'));
    expect(seenUntil(sampleVisitor.id) >= AFTER).toBe(true);
  });
  expect(screen.getByText(/^Você acertou/)).toBeTruthy();
});

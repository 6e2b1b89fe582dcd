import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PollView } from '@fio/contracts/public/polls';
import { stores, tokens } from '@fio/platform/session';
import { useRoutes } from '@fio/platform/router/host';
import { NO, POLL, samplePoll, sampleVisitor, YES } from '../testing/samples.ts';
import { server } from '../testing/setup.ts';
import { renderAt } from '../testing/render.tsx';
import { TheoryPage } from './theory-page.tsx';

const show = {
  id: '0190a000-0000-7000-8000-0000000000cc',
  slug: 'sal-na-lanterna',
  title: 'Sal na Lanterna',
  platform: 'Nuvra+',
  releaseDate: null,
  rating: null,
  poster: null,
  colors: { from: '#04141C', to: '#1E5A66', accent: '#FFC46B' },
  openPolls: 1,
};

const other = samplePoll({
  id: '0190a000-0000-7000-8000-0000000000ab',
  slug: 'outra',
  title: 'Quem apagou a luz?',
});

const Pages = () => useRoutes([{ path: '/teoria/:slug', Component: TheoryPage }]);

async function open(search: string, poll: PollView = samplePoll(), others: PollView[] = []) {
  server.use(http.get('*/api/theories/:slug', () => HttpResponse.json({ poll, show, others })));
  renderAt(`/teoria/${poll.slug}${search}`, <Pages />);
  return screen.findByRole('heading', { level: 1, name: poll.title });
}

describe('the page of a theory', () => {
  it('says what the sharer answered and asks back', async () => {
    await open('?resposta=nao');
    expect(screen.getByText('Quem enviou este link respondeu').parentElement?.textContent).toBe(
      'Quem enviou este link respondeu Não E você?',
    );
    expect(screen.getByRole('button', { name: 'Sim' })).toBeDefined();
  });

  it.each(['', '?resposta=talvez', '?resposta=1'])('says nothing of the sharer at %j', async (search) => {
    await open(search);
    expect(screen.queryByText('Quem enviou este link respondeu')).toBeNull();
  });

  it('compares the answer with the truth, once it is known', async () => {
    const truth = { state: 'resolved', correctOptionId: YES, stamp: 'confirmed' } as const;
    await open('?resposta=sim', samplePoll(truth));
    expect(screen.getByText('E acertou.')).toBeDefined();
    expect(screen.getByText('Confirmada')).toBeDefined();
  });

  it('leads to the series and its other theories, each to a page of its own', async () => {
    await open('', samplePoll(), [other]);
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('Ver a série Sal na Lanterna')).toBe('/sal-na-lanterna');
    expect(href('Quem apagou a luz?')).toBe('/teoria/outra');
  });

  describe('signed in', () => {
    beforeEach(() => {
      tokens.set('user', 'token');
      stores.user.setState({ user: sampleVisitor, status: 'ready' });
      server.use(
        http.get('*/api/votes', () => HttpResponse.json({ items: [] })),
        http.get('*/api/polls/:id/results', () => HttpResponse.json(samplePoll().results)),
        http.post('*/api/polls/:id/vote', () =>
          HttpResponse.json(
            { pollId: POLL, optionId: NO, revision: 1, votedAt: '2026-01-02T12:00:00Z' },
            { status: 201 },
          ),
        ),
      );
    });

    it.each([
      ['sim', 'Você pensa diferente.'],
      ['nao', 'Você pensa igual.'],
    ])('compares the answer %s with the own one, once it is given', async (answer, words) => {
      await open(`?resposta=${answer}`);
      await userEvent.click(screen.getByRole('button', { name: 'Não' }));
      expect(await screen.findByText(words)).toBeDefined();
    });
  });
});

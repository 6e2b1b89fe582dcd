import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import type { ShowPage } from '@fio/contracts/public/shows';
import { useRoutes } from '@fio/platform/router/host';
import { renderAt } from '../testing/render.tsx';
import { samplePoll } from '../testing/samples.ts';
import { server } from '../testing/setup.ts';
import { Show } from './show.tsx';

const show: ShowPage = {
  id: '0190a000-0000-7000-8000-0000000000cc',
  slug: 'sal-na-lanterna',
  title: 'Sal na Lanterna',
  platform: 'Nuvra+',
  releaseDate: '2099-12-11',
  rating: '16',
  genre: 'Suspense',
  synopsis: 'Um farol que acende sozinho.',
  poster: null,
  hero: null,
  colors: { from: '#04141C', to: '#1E5A66', accent: '#FFC46B', ink: '#ffc46b', shade: '#04141c' },
  openPolls: 2,
  video: null,
  trailers: [],
  polls: [
    samplePoll({ closesAt: '2099-12-11T02:59:00Z' }),
    samplePoll({
      id: '0190a000-0000-7000-8000-0000000000ab',
      slug: 'outra',
      title: 'E a maré?',
      closesAt: '2099-11-20T15:00:00Z',
    }),
    samplePoll({
      id: '0190a000-0000-7000-8000-0000000000ac',
      slug: 'passada',
      title: 'Passou?',
      state: 'closed',
      closesAt: '2026-01-20T15:00:00Z',
    }),
  ],
  suggestions: [],
};

const Page = () => useRoutes([{ path: '/:show', Component: Show }]);
async function open(changes: Partial<ShowPage> = {}) {
  server.use(http.get('*/api/shows/:slug', () => HttpResponse.json({ ...show, ...changes })));
  renderAt('/sal-na-lanterna', <Page />);
  await screen.findByRole('heading', { level: 1, name: 'Sal na Lanterna' });
}

it('tells what closes when, the soonest first, and how to have it in one’s calendar', async () => {
  await open();
  const calendar = within(screen.getByRole('region', { name: 'Calendário' }));
  expect(calendar.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '20\u00a0nov\u00a02099 12:00Encerra a votação E a maré?',
    '10\u00a0dez\u00a02099 23:59Encerra a votação A luz chama alguma coisa?',
    '11\u00a0dez\u00a02099Estreia Sal na Lanterna',
  ]);
  const href = (name: RegExp) => calendar.getByRole('link', { name }).getAttribute('href');
  expect(href(/^Assinar na agenda/)).toBe(
    `webcal://${window.location.host}/calendario/pt/sal-na-lanterna.ics`,
  );
  expect(href(/^Baixar/)).toBe('/calendario/pt/sal-na-lanterna.ics');
});

it('has no calendar where nothing is to come, and no trailers where there are none', async () => {
  await open({ polls: [], releaseDate: null });
  expect(screen.queryByRole('heading', { name: 'Calendário' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Trailers' })).toBeNull();
});

it('asks for a trailer once somebody presses it, and says what that sends', async () => {
  await open({ trailers: ['a1B2-c3_D4e', 'a1B2-c3_D4f'] });
  expect(document.querySelector('iframe')).toBeNull();
  expect(document.body.innerHTML).not.toContain('youtube-nocookie');
  const still = screen.getByRole('link', { name: 'Assistir: Trailer 1' });
  expect(still.getAttribute('href')).toBe('https://www.youtube.com/watch?v=a1B2-c3_D4e');
  expect(document.getElementById(still.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
    /nada é pedido a ele antes do seu toque/,
  );
  await userEvent.click(still);
  const player = screen.getByTitle('Trailer 1');
  expect(player.getAttribute('src')).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/a1B2-c3_D4e\?/);
  expect(document.activeElement).toBe(player);
  expect(screen.getByRole('link', { name: 'Assistir: Trailer 2' })).toBeDefined();
});

const video = {
  src: '/files/media/a.webm',
  type: 'video/webm' as const,
  bytes: 1_240_000,
  seconds: 72,
  width: 1280,
  height: 720,
  poster: null,
  captions: '/files/media/a.vtt',
};

it('asks for a video of our own once somebody presses it, told before how long and how large it is', async () => {
  await open({ video });
  expect(document.querySelector('video')).toBeNull();
  const still = screen.getByRole('link', { name: 'Assistir: Trailer oficial' });
  expect(still.getAttribute('href')).toBe(video.src);
  const facts = document.getElementById(still.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(facts).toBe('1:12, 1,2 MB');
  expect(document.body.textContent).not.toContain('YouTube');
  await userEvent.click(still);
  const player = screen.getByLabelText('Trailer oficial');
  expect(player.getAttribute('src')).toBe(video.src);
  expect(player.querySelector('track')?.getAttribute('src')).toBe(video.captions);
});

it('says that a video has no captions, and lets one that failed be asked for again', async () => {
  await open({ video: { ...video, captions: null } });
  expect(screen.getByText(/ainda não tem legendas/)).toBeDefined();
  await userEvent.click(screen.getByRole('link', { name: 'Assistir: Trailer oficial' }));
  fireEvent.error(screen.getByLabelText('Trailer oficial'));
  expect(screen.getByRole('alert').textContent).toContain('não carregou');
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(screen.getByLabelText('Trailer oficial')).toBeDefined();
});

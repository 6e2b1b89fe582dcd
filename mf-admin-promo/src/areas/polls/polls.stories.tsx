import { adminPolls } from '@fio/contracts/admin/polls';
import { adminShows } from '@fio/contracts/admin/shows';
import type { ResponseOf } from '@fio/contracts/core/endpoint';
import { answer, screen, type Meta } from '@fio/platform/testing/stories';
import type { PollDetail } from './poll-values.ts';
import { pollsArea } from './polls.area.tsx';

export default { title: 'Screens/Theories' } satisfies Meta;

type Row = ResponseOf<typeof adminPolls.list>['items'][number];

const id = (number: number) => `0190a000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const show = { id: id(1), title: 'Sal na Lanterna', slug: 'sal-na-lanterna' };

const row: Row = {
  id: id(11),
  slug: 'a-luz-chama',
  title: 'A luz do farol chama alguma coisa?',
  show,
  type: 'multiple',
  state: 'open',
  opensAt: '2026-03-01T12:00:00Z',
  closesAt: '2026-04-01T02:59:00Z',
  votes: 8_412,
  suspicious: 12,
  featured: true,
  version: 3,
  updatedAt: '2026-03-12T18:20:00Z',
};
const rows: Row[] = [
  row,
  { ...row, id: id(12), title: 'Dora volta ao farol?', state: 'closed', featured: false, suspicious: 0 },
  { ...row, id: id(13), title: 'O mapa é verdadeiro?', type: 'yes_no', state: 'resolved', featured: false },
  {
    ...row,
    id: id(14),
    title: 'Quem mente sobre a noite do naufrágio?',
    state: 'draft',
    opensAt: null,
    closesAt: null,
    votes: 0,
    suspicious: 0,
    featured: false,
  },
];

const options = [
  { id: id(21), label: 'Um navio', votes: 4_100 },
  { id: id(22), label: 'O irmão dela', votes: 3_020 },
  { id: id(23), label: 'Nada: é só uma luz', votes: 1_292 },
];
const detail: PollDetail = {
  ...row,
  showId: show.id,
  options,
  correctOptionId: null,
  stamp: null,
  note: null,
  resolvedAt: null,
  createdAt: '2026-02-20T13:00:00Z',
};

const others = [
  answer(adminPolls.get, detail),
  answer(adminPolls.results, {
    total: detail.votes,
    options: options.map((option) => ({
      ...option,
      percent: Math.round((option.votes * 100) / detail.votes),
    })),
    hours: Array.from({ length: 24 }, (_, hour) => ({
      hour: `2026-03-17T${String(hour).padStart(2, '0')}:00:00Z`,
      votes: 40 + ((hour * 53) % 160),
    })),
  }),
  answer(adminShows.choices, [{ value: show.id, label: show.title }]),
];
const listing = (items: Row[]) => [
  answer(adminPolls.list, { items, total: items.length, page: 1, perPage: 25 }),
  ...others,
];
const path = adminPolls.list.path;

export const List = screen(pollsArea, { path, answers: listing(rows) });
export const Filtered = screen(pollsArea, { path: `${path}?f[state]=open`, answers: listing([row]) });
export const Nothing = screen(pollsArea, { path, answers: listing([]) });
export const Create = screen(pollsArea, { path: `${path}/create`, answers: others });
export const Detail = screen(pollsArea, { path: `${path}/${row.id}`, answers: others });

import { theories, type TheoriesPage as Found } from '@fio/contracts/public/theories';
import { answer, type Meta, type StoryObj } from '@fio/platform/testing/stories';
import { samplePoll } from '../testing/samples.ts';
import { TheoriesPage } from './theories-page.tsx';

const meta = { title: 'Screens/Theories', component: TheoriesPage } satisfies Meta<typeof TheoriesPage>;
export default meta;

const id = (number: number) => `0190a000-0000-7000-8000-0000000001${number}`;
const items = [
  samplePoll({ id: id(10), closesAt: '2099-12-01T02:59:00Z' }),
  samplePoll({ id: id(11), slug: 'outra', title: 'Quem apagou a luz do farol antes da última balsa?' }),
  samplePoll({ id: id(12), slug: 'fechada', state: 'closed', closesAt: '2026-01-20T02:59:00Z' }),
];
const found: Found = {
  items,
  total: 27,
  page: 2,
  pages: 3,
  counts: { open: 2, closed: 25, resolved: 0 },
  shows: [
    { slug: 'sal-na-lanterna', title: 'Sal na Lanterna' },
    { slug: 'a-ultima-balsa', title: 'A Última Balsa' },
  ],
};
const nothing: Found = {
  ...found,
  items: [],
  total: 0,
  page: 1,
  pages: 1,
  counts: { open: 0, closed: 0, resolved: 0 },
};

const story = (path: string, body: Found): StoryObj => ({
  parameters: { page: { path, answers: [answer(theories.all, body)] } },
});

export const All = story('/teoria?pagina=2', found);
export const Searched = story('/teoria?busca=farol&serie=sal-na-lanterna&ordem=encerram-antes', {
  ...found,
  total: 3,
  page: 1,
  pages: 1,
});
export const NothingFound = story('/teoria?busca=dragão', nothing);

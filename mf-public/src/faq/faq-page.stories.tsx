import { faq, type FaqEntry } from '@fio/contracts/public/faq';
import { answer, type Meta, type StoryObj } from '@fio/platform/testing/stories';
import { FaqPage } from './faq-page.tsx';

const meta = { title: 'Screens/Questions', component: FaqPage } satisfies Meta<typeof FaqPage>;
export default meta;

const entry = (number: number, changes: Pick<FaqEntry, 'category' | 'pt' | 'en'>): FaqEntry => ({
  id: `0190a000-0000-7000-8000-00000000000${number}`,
  slug: `pergunta-${number}`,
  ...changes,
});

const items = [
  entry(1, {
    category: 'theories',
    pt: {
      question: 'Posso mudar o meu voto?',
      answer: '<p>Pode, até a teoria <strong>fechar</strong>.</p>',
    },
    en: {
      question: 'May I change my vote?',
      answer: '<p>Yes, until the theory <strong>closes</strong>.</p>',
    },
  }),
  entry(2, {
    category: 'account',
    pt: { question: 'Como troco a senha?', answer: '<p>No seu perfil, em <em>Segurança</em>.</p>' },
    en: null,
  }),
  entry(3, {
    category: 'prizes',
    pt: { question: 'Posso trocar o prêmio?', answer: '<p>Não.</p>' },
    en: { question: 'May I exchange the prize?', answer: '<p>No.</p>' },
  }),
];

const story = (shown: FaqEntry[], path = '/faq'): StoryObj => ({
  parameters: { page: { path, answers: [answer(faq.all, { items: shown })] } },
});

export const Questions = story(items);
/** The address names a question: it is open. */
export const Linked = story(items, '/faq#pergunta-1');
export const None = story([]);

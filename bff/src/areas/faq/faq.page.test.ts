import type { FaqEntry, Language } from '@fio/contracts';
import { expect, it } from 'vitest';
import type { Config } from '../../core/config/index.ts';
import { pageWords } from '../../http/pages/words.ts';
import { faqPage } from './faq.page.ts';

const config = {
  publicUrl: new URL('http://localhost:3000'),
  campaign: { name: 'Fio da Meada' },
} as unknown as Config;
const entry: FaqEntry = {
  id: '0190a000-0000-7000-8000-000000000001',
  slug: 'mudar',
  category: 'theories',
  pt: { question: 'Posso mudar?', answer: '<p>Pode, <strong>sim</strong>.</p><ul><li>Até fechar.</li></ul>' },
  en: { question: 'May I?', answer: '<p>Yes &amp; no.</p>' },
};

const things = (items: FaqEntry[], language: Language = 'pt') => {
  const answers = [{ items }] as unknown as readonly never[];
  return faqPage.head?.({ answers, params: {}, query: {}, config, language, t: pageWords(language) }).jsonLd;
};

it('gives machines the questions with their answers in plain words, each with its address', () => {
  expect(things([entry])).toMatchObject([
    {
      '@type': 'FAQPage',
      inLanguage: 'pt-BR',
      mainEntity: [
        {
          name: 'Posso mudar?',
          url: 'http://localhost:3000/faq#mudar',
          acceptedAnswer: { text: 'Pode, sim.\nAté fechar.' },
        },
      ],
    },
    { '@type': 'BreadcrumbList' },
  ]);
});

it('speaks the language of the page where the question was translated', () => {
  expect(things([entry, { ...entry, en: null }], 'en')?.[0]).toMatchObject({
    inLanguage: 'en',
    mainEntity: [{ name: 'May I?', acceptedAnswer: { text: 'Yes & no.' } }, { name: 'Posso mudar?' }],
  });
});

it('is no page of questions while there are none', () => {
  expect(things([])?.map((one) => one['@type'])).toEqual(['BreadcrumbList']);
});

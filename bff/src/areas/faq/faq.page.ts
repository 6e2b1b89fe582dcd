import { faq, type FaqEntry, type Language } from '@fio/contracts';
import { richTextToPlain } from '@fio/domain';
import { breadcrumbs, type JsonLd } from '../../http/pages/json-ld.ts';
import { page } from '../../http/pages/page.ts';

function question(origin: URL, { slug, pt, en }: FaqEntry, language: Language): JsonLd {
  const words = language === 'en' && en ? en : pt;
  return {
    '@type': 'Question',
    name: words.question,
    url: new URL(`/faq#${slug}`, origin).href,
    acceptedAnswer: { '@type': 'Answer', text: richTextToPlain(words.answer) },
  };
}

export const faqPage = page({
  path: '/faq',
  visibility: 'listed',
  words: { title: 'faq', description: 'faqText' },
  reads: () => [{ endpoint: faq.all }],
  head: ({ answers: [{ items }], config: { publicUrl, campaign }, language, t }) => ({
    jsonLd: [
      // A page of no questions is none of questions.
      ...(items.length > 0
        ? [
            {
              '@type': 'FAQPage',
              url: new URL('/faq', publicUrl).href,
              inLanguage: language === 'pt' ? 'pt-BR' : 'en',
              mainEntity: items.map((one) => question(publicUrl, one, language)),
            },
          ]
        : []),
      breadcrumbs(publicUrl, [
        [campaign.name, '/'],
        [t('faq'), '/faq'],
      ]),
    ],
  }),
});

import { theories } from '@fio/contracts';
import { isSlug } from '@fio/domain';
import { breadcrumbs, question, series } from '../json-ld.ts';
import { page } from '../page.ts';

export const theoriesPage = page({
  path: '/teoria',
  visibility: 'listed',
  words: { title: 'theories', description: 'theoriesText' },
  reads: () => [{ endpoint: theories.all }],
});

export const theoryPage = page({
  path: '/teoria/:slug',
  visibility: 'listed',
  accepts: ({ slug = '' }) => isSlug(slug),
  reads: ({ slug = '' }) => [{ endpoint: theories.theory, params: { slug } }],
  head: ({ answers: [{ poll, show }], config: { publicUrl, campaign }, t }) => ({
    title: poll.title,
    description: t('theory', { title: show.title, question: poll.title }),
    picture: show.poster,
    type: 'article',
    jsonLd: [
      { ...question(publicUrl, poll), about: series(publicUrl, show) },
      breadcrumbs(publicUrl, [
        [campaign.name, '/'],
        [show.title, `/${show.slug}`],
        [poll.title, `/teoria/${poll.slug}`],
      ]),
    ],
  }),
});

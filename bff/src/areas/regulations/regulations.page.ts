import { regulations, type RegulationPage } from '@fio/contracts';
import { isSlug, richTextToPlain } from '@fio/domain';
import { breadcrumbs } from '../../http/pages/json-ld.ts';
import { page, type HeadContext, type HeadParts } from '../../http/pages/page.ts';

const LENGTH = 200;

/** The first words of a text, up to the end of one. */
function beginning(html: string): string {
  const text = richTextToPlain(html).replaceAll('\n', ' ');
  return text.length <= LENGTH ? text : `${text.slice(0, text.lastIndexOf(' ', LENGTH))}…`;
}

function headOf(
  one: RegulationPage,
  { config: { publicUrl, campaign }, t }: Pick<HeadContext<[]>, 'config' | 't'>,
): HeadParts {
  return {
    title: one.title,
    description: beginning(one.html),
    type: 'article',
    jsonLd: [
      {
        '@type': 'DigitalDocument',
        name: one.title,
        version: String(one.number),
        datePublished: one.publishedAt,
        inLanguage: 'pt-BR',
        ...(one.certificate && { identifier: one.certificate }),
        encoding: {
          '@type': 'MediaObject',
          encodingFormat: 'application/pdf',
          contentUrl: new URL(one.pdf.href, publicUrl).href,
          sha256: one.pdf.hash,
        },
      },
      breadcrumbs(publicUrl, [
        [campaign.name, '/'],
        [t('regulations'), '/regulamentos'],
        [one.title, `/regulamentos/${one.slug}`],
      ]),
    ],
  };
}

/** The documents: the first of them, one in force, and one in a version that the search engines needn't keep. */
export const regulationPages = [
  page({
    path: '/regulamentos',
    visibility: 'listed',
    shows: ['/regulamentos/:slug'],
    words: { title: 'regulations', description: 'regulationsText' },
    reads: () => [{ endpoint: regulations.front }],
  }),
  page({
    path: '/regulamentos/:slug',
    visibility: 'listed',
    accepts: ({ slug = '' }) => isSlug(slug),
    reads: ({ slug = '' }) => [{ endpoint: regulations.document, params: { slug } }],
    head: (context) => headOf(context.answers[0], context),
  }),
  page({
    path: '/regulamentos/:slug/:number',
    visibility: 'hidden',
    accepts: ({ slug = '', number = '' }) => isSlug(slug) && /^[1-9]\d{0,5}$/.test(number),
    reads: ({ slug = '', number = '' }) => [{ endpoint: regulations.version, params: { slug, number } }],
    head: (context) => headOf(context.answers[0], context),
  }),
];

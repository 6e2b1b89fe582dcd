import { embedFigures, embeds } from '@fio/contracts';
import { embeddedTheory } from '@fio/domain';
import { AppError } from '../../core/errors.ts';
import { RawReply } from '../../core/request/replies.ts';
import { area } from '../../core/request/routes.ts';
import { isMasked, periodOf } from '../statistics/index.ts';
import { embedSites } from './embed-sites.ts';
import type { EmbedServices } from './embed-services.ts';
import { oembedOf, oembedXml } from './oembed.ts';

const FORMATS: readonly string[] = ['json', 'xml'];

export const embedRoutes = [
  ...area(embeds, {
    oembed: async ({ query }, { config }, { content }: EmbedServices) => {
      if (!FORMATS.includes(query.format)) throw new AppError('FORMAT_UNSUPPORTED');
      const asked = embeddedTheory(query.url, config.publicUrl.origin);
      // Behind the age gate nothing of a theory is told where its page wouldn't tell it.
      const theory = asked && !config.agegate ? await content.theory(asked.slug) : null;
      if (asked === null || theory === null) throw new AppError('NOT_FOUND');
      const answer = oembedOf(theory, asked.look, query, config);
      return query.format === 'xml' ? new RawReply(oembedXml(answer), 'text/xml; charset=utf-8') : answer;
    },
    visits: async ({ body: { slug, host, event } }, _context, { content, visits }) => {
      const theory = await content.theory(slug);
      // A theory that has gone since is nobody's fault, and nobody's figure.
      if (theory !== null) visits.note(theory.poll.id, host, event);
    },
  }),
  ...area(embedFigures, {
    sites: async ({ query }, context) => {
      const period = periodOf(query, context.clock.now());
      return { period, ...(await embedSites(context.db, period, isMasked(context))) };
    },
  }),
];

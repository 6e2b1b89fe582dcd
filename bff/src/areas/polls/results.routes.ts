import { polls } from '@fio/contracts';
import { area } from '../../core/request/routes.ts';
import { RawReply } from '../../core/request/replies.ts';
import { AppError } from '../../core/errors.ts';
import { addressKey } from '../../core/limits.ts';
import type { PollServices } from './poll-services.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** The live results leave as the text that was serialised once for everybody. */
export const resultRoutes = area(
  polls,
  {
    results: async ({ params }, _context, { live }: PollServices) => {
      const found = await live.of(params.id);
      if (!found) throw new AppError('NOT_FOUND');
      return new RawReply(found.text, JSON_TYPE);
    },
    live: ({ query }, { ip }, { liveStreams }) => liveStreams.open(query.ids.split(','), addressKey(ip)),
  },
  { results: { instant: (id, { live }: PollServices) => live.peek(id)?.text ?? null } },
);

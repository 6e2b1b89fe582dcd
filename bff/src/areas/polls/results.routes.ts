import { polls } from '@fio/contracts';
import { area } from '../../http/area.ts';
import { RawReply } from '../../http/context.ts';
import { AppError } from '../../http/errors.ts';
import { addressKey } from '../../http/limits.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** The live results leave as the text that was serialised once for everybody. */
export const resultRoutes = area(
  polls,
  {
    results: async ({ params }, { live }) => {
      const found = await live.of(params.id);
      if (!found) throw new AppError('NOT_FOUND');
      return new RawReply(found.text, JSON_TYPE);
    },
    live: ({ query }, { liveStreams, ip }) => liveStreams.open(query.ids.split(','), addressKey(ip)),
  },
  { results: { instant: (id, { live }) => live.peek(id)?.text ?? null } },
);

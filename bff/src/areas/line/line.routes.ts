import { line } from '@fio/contracts';
import type { Lines } from '../../core/line/lines.ts';
import { area } from '../../core/request/routes.ts';

export const lineRoutes = area(
  line,
  { standing: ({ params }, { lines }) => lines.lookAt(params.id) },
  {
    standing: {
      // Asked by everybody who waits, at a time when the process has other work.
      instant: (id, { lines }: { lines: Lines }) => {
        const standing = lines.standing(id);
        return standing && JSON.stringify(standing);
      },
    },
  },
);

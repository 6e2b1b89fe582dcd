import type { winners } from '@fio/contracts';
import type { SourceOf } from '../../core/crud/resource.ts';
import { uuid } from '../../core/crud/source.ts';
import { Prisma } from '../../generated/prisma/client.ts';

/** Later draws first, then by prize, and within it who was drawn before whoever waits. */
const drawn = Prisma.sql`(
  -extract(epoch FROM d.lottery_date) * 1000000000 + p.position * 10000000
  + CASE WHEN w.unit = 0 THEN 5000000 ELSE w.unit * 1000 END + w.rank
)`;

/** Where the list of winners and its export come from. */
export const winnerSource: SourceOf<typeof winners> = {
  from: Prisma.sql`
    winners w
    JOIN draw_prizes p ON p.id = w.prize_id
    JOIN draws d ON d.id = p.draw_id
    LEFT JOIN outbox_messages m ON m.id = w.mail_id`,
  id: Prisma.sql`w.id`,
  search: Prisma.sql`fold_text(concat_ws(' ', w.name, p.title, d.title, w.city, lpad(w.number::text, 5, '0')))`,
  filters: {
    state: (state) => Prisma.sql`w.state = ${state}`,
    drawId: (id) => Prisma.sql`d.id = ${uuid(id)}`,
    kind: (kind) => (kind === 'winner' ? Prisma.sql`w.rank = 0` : Prisma.sql`w.rank > 0`),
    mail: (mail) => Prisma.sql`coalesce(m.state, 'none') = ${mail}`,
    registrationId: (id) => Prisma.sql`w.registration_id = ${uuid(id)}`,
  },
  sorts: {
    drawn,
    name: Prisma.sql`fold_text(w.name)`,
    value: Prisma.sql`p.value_cents`,
    prescribesOn: Prisma.sql`w.prescribes_on`,
    deliveredAt: Prisma.sql`w.delivered_at`,
  },
  defaultSort: 'drawn',
};

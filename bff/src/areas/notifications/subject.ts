import { type NotificationKind, profileAddress, seriesPair } from '@fio/domain';
import type { Transaction } from '../../core/database/prisma.ts';

/** What an event is about, as it is now. */
export interface Subject {
  /** Whether it still is as it was announced: an answer that was taken back is told to nobody. */
  readonly stands: boolean;
  /** Of the theory or the draw; a prize is named to nobody but its owner, on the site. */
  readonly title: string;
  /** Of the site: where it is told of. */
  readonly path: string;
  /** Of a theory: its series, with the colour it is written in. */
  readonly series?: { readonly title: string; readonly ink: string };
  /** Of a theory: the option that came true, and its words. */
  readonly truth: { readonly id: string; readonly label: string } | null;
}

type Find = (tx: Transaction, id: string) => Promise<Subject | null>;

const theory: Find = async (tx, id) => {
  const poll = await tx.poll.findUnique({
    where: { id },
    select: {
      slug: true,
      title: true,
      state: true,
      correctOption: { select: { id: true, label: true } },
      show: { select: { title: true, colorFrom: true, colorTo: true, colorAccent: true } },
    },
  });
  if (!poll) return null;
  const { slug, title, state, correctOption: truth, show } = poll;
  const { ink } = seriesPair({ from: show.colorFrom, to: show.colorTo, accent: show.colorAccent });
  return {
    stands: state === 'resolved' && truth !== null,
    title,
    path: `/teoria/${slug}`,
    series: { title: show.title, ink },
    truth,
  };
};

/** Where a draw is told of once its list is closed; called off or put off, its list binds nothing. */
const draw =
  (states: readonly string[] | null): Find =>
  async (tx, id) => {
    const select = { slug: true, title: true, state: true, frozenAt: true };
    const found = await tx.draw.findUnique({ where: { id }, select });
    if (!found) return null;
    const { slug, title, state, frozenAt } = found;
    const stands = states ? states.includes(state) : frozenAt !== null && state !== 'cancelled';
    // Of a closed list one checks one's numbers; of a result one sees how it came.
    return { stands, title, path: `/ganhadores/${slug}${states ? '/ao-vivo' : ''}`, truth: null };
  };

const PRIZES = ['pending', 'validated'];
const WINNERS = ['drawn', 'contacting', 'documents', 'validated'];

/** A win at once, or of a draw: while its winner still waits for it. */
const prize: Find = async (tx, id) => {
  const select = { state: true };
  const won = await tx.prize.findUnique({ where: { id }, select });
  const drawn = won ?? (await tx.winner.findUnique({ where: { id }, select }));
  if (!drawn) return null;
  const stands = (won ? PRIZES : WINNERS).includes(drawn.state);
  return { stands, title: '', path: profileAddress('premios'), truth: null };
};

const FIND: Readonly<Record<NotificationKind, Find>> = {
  theory,
  list: draw(null),
  draw: draw(['published', 'accounted']),
  prize,
};

/** null: it is gone. */
export const subjectOf = (tx: Transaction, kind: NotificationKind, id: string): Promise<Subject | null> =>
  FIND[kind](tx, id);

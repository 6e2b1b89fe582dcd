import { MOST_PROBLEMS, type CpfImport } from '@fio/contracts';
import { readCpfList, todayInSaoPaulo, type CpfLine, type CpfList } from '@fio/domain';
import type { Infrastructure } from '../../core/infrastructure.ts';
import { holdsOn } from './stop-registrations.ts';

/** A line with the keyed hash its CPF is found by, in hex. */
export interface HashedLine extends CpfLine {
  readonly hash: string;
  /** The same of every key. */
  readonly hashes: readonly string[];
}

/** The lines of a list in the order of their hashes: two imports at once then wait for each other, never in a ring. */
export const hashedLines = ({ lines }: CpfList, { vaults }: Pick<Infrastructure, 'vaults'>): HashedLine[] =>
  lines
    .map((line) => {
      const hashes = vaults.cpf.hashes(line.cpf).map((hash) => hash.toString('hex'));
      return { ...line, hashes, hash: vaults.cpf.lookup(line.cpf).cpfHash.toString('hex') };
    })
    .sort((left, right) => (left.hash < right.hash ? -1 : 1));

interface Known {
  readonly already: number;
  readonly registrations: number;
}

/** How many of them are blocked, and how many others belong to somebody who is registered. */
async function knownOf({ db }: Pick<Infrastructure, 'db'>, hashes: string[], today: string): Promise<Known> {
  const [known] = await db.$queryRaw<Known[]>`
    WITH listed AS (SELECT decode(h, 'hex') AS hash FROM unnest(${hashes}::text[]) AS t(h)),
         blocked AS (SELECT l.hash FROM listed l JOIN blocked_cpfs b ON b.cpf_hash = l.hash WHERE ${holdsOn(today)})
    SELECT (SELECT count(*) FROM blocked)::integer AS already,
           (SELECT count(*) FROM listed l JOIN registrations r ON r.cpf_hash = l.hash
            WHERE l.hash NOT IN (SELECT hash FROM blocked))::integer AS registrations`;
  return known ?? { already: 0, registrations: 0 };
}

type Judged = Pick<CpfImport, 'problems'> & { outcome: NonNullable<CpfImport['outcome']> };

/** What a list would do if it were run now. Blocks nobody. */
export async function judgeList(services: Infrastructure, text: string): Promise<Judged> {
  const list = readCpfList(text);
  const { lines, problems } = list;
  const hashes = hashedLines(list, services).flatMap((line) => line.hashes);
  const { already, registrations } = await knownOf(services, hashes, todayInSaoPaulo(services.clock.now()));
  const repeated = problems.filter(({ problem }) => problem === 'repeated').length;
  return {
    problems: problems.slice(0, MOST_PROBLEMS),
    outcome: {
      lines: lines.length + problems.length,
      valid: lines.length - already,
      invalid: problems.length - repeated,
      repeated,
      already,
      withoutReason: lines.filter(({ reason }) => reason === null).length,
      registrations,
    },
  };
}

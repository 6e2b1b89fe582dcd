import {
  type Calculation,
  definitionOf,
  type Evidence,
  type ListCommitment,
  lookedAt,
  openedCodes,
  standingsOf,
} from '@fio/domain';
import type { Infrastructure } from '../../core/infrastructure.ts';
import { inSnapshot } from '../../core/database/in-snapshot.ts';
import type { FrozenLists } from './list/FrozenLists.ts';
import type { Standards } from './listed-numbers.ts';
import { PostgresNumberList } from './PostgresNumberList.ts';

type Dependencies = Pick<Infrastructure, 'pool'> & { readonly frozenLists: FrozenLists };

/** What bears a calculation out: the part of the list it looked in, and what it has to know of the numbers there. */
export async function proveCalculation(
  { pool, frozenLists }: Dependencies,
  by: Standards,
  { commitment, calculation }: { readonly commitment: ListCommitment; readonly calculation: Calculation },
): Promise<Pick<Evidence, 'list' | 'standings' | 'openings'>> {
  const stretches = await inSnapshot(pool, (ask) =>
    lookedAt(definitionOf(commitment), calculation, new PostgresNumberList(ask, by)),
  );
  const standings = standingsOf(calculation);
  const codes = standings.map(({ code }) => code);
  const shown = await frozenLists.standings(by.drawId, codes);
  return {
    list: await frozenLists.prove(by.drawId, stretches),
    standings: standings.map((standing) => ({ ...standing, ...shown.get(standing.code) })),
    openings: await frozenLists.openings(by.drawId, openedCodes(calculation)),
  };
}

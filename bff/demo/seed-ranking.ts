import { textSigns } from '@fio/domain';
import { countTheories } from '../src/areas/ranking/count-theories.ts';
import type { Infrastructure } from '../src/core/infrastructure.ts';
import { HOUR } from './days.ts';

/** Names that people of the demonstration chose, the best guessers first; some still wait, one was refused. */
const SHOWN = [
  'Lia do Farol',
  'Caça-Spoiler',
  'Tonho da Pipoca',
  'Dona Neide',
  'sofá_e_série',
  'Marujo 88',
  'A Vidente de Olaria',
  'Bento',
  'Jatobá Falante',
  'Rainha de Quinta',
  'Zefa na Lua',
  'Palpiteiro',
] as const;
const WAITING = ['Seu Rabiola', 'Nanda Teorias', 'PUTZ GRILA'] as const;
const REFUSED = { name: 'Fã da Marca X', reason: 'Nomes de marcas não aparecem no ranking.' } as const;

/** Counts what is resolved, and names some of the best. */
export async function seedRanking(services: Pick<Infrastructure, 'db' | 'clock'>): Promise<void> {
  await countTheories(services);
  const { db, clock } = services;
  const now = clock.now();
  const best = await db.$queryRaw<{ id: string }[]>`
    SELECT voter_id AS id FROM ranking_scores WHERE show_id = '00000000-0000-0000-0000-000000000000'
    ORDER BY points DESC, voter_id LIMIT 60`;
  const chosen = [
    ...SHOWN.map((name) => ({ name, state: 'shown', reason: null, decidedAt: now })),
    ...WAITING.map((name) => ({ name, state: 'waiting', reason: null, decidedAt: null })),
    { ...REFUSED, state: 'refused', decidedAt: now },
  ];
  await db.rankingName.createMany({
    // Every third of the best: between them stand those who don't want to be named.
    data: chosen.flatMap((name, index) => {
      const registrationId = best[index * 3]?.id;
      const at = new Date(now.getTime() - (index + 1) * HOUR);
      if (registrationId === undefined) return [];
      return [{ ...name, registrationId, signs: textSigns(name.name), createdAt: at, updatedAt: at }];
    }),
  });
}

import { NEAR_DUPLICATE, suspicionScore, textSigns } from '@fio/domain';
import type { Transaction } from '../../core/database/prisma.ts';
import { similarTexts } from './similar-texts.ts';

interface Judged {
  readonly id: string | null;
  readonly showId: string;
  readonly text: string;
  readonly now: Date;
}

/** What the text itself and its likeness to others of the series say to a moderator. Refuses nothing. */
export async function judgeText(
  tx: Transaction,
  judged: Judged,
): Promise<{ score: number; signs: string[] }> {
  const signs = textSigns(judged.text);
  const [nearest] = await similarTexts(tx, judged, 1);
  const likeness = (nearest?.likeness ?? 0) / 100;
  return {
    score: suspicionScore(signs, likeness),
    signs: likeness >= NEAR_DUPLICATE ? [...signs, 'duplicate'] : signs,
  };
}

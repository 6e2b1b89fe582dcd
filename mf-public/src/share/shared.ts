import type { PollView } from '@fio/contracts/public/polls';
import type { RankingCard } from '@fio/contracts/public/ranking';
import type { ScoreCard } from '@fio/contracts/public/share';

/** What somebody shares: a theory, with their answer if they gave one, their score, their place in the ranking, the link they invite by, or a prize they won. */
export type Shared =
  | { readonly kind: 'theory'; readonly poll: PollView; readonly optionId: string | undefined }
  | { readonly kind: 'score'; readonly score: ScoreCard }
  | { readonly kind: 'place'; readonly card: RankingCard }
  | { readonly kind: 'invitation'; readonly code: string }
  | { readonly kind: 'prize'; readonly title: string };

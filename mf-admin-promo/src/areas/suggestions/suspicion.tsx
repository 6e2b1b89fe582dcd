import { StateChip } from '@fio/design-system/chip';
import { IconAlertTriangle } from '@fio/design-system/icons';
import type { SuggestionDetail } from './suggestion-detail.ts';
import { useSuggestionsWords } from './words.ts';

/** From this score on a moderator should look twice. */
const DOUBTFUL = 40;

/** How much to doubt a text, and why, in words. */
export function Suspicion({ score, signs }: Pick<SuggestionDetail, 'score' | 'signs'>) {
  const t = useSuggestionsWords();
  if (signs.length === 0) return '–';
  const why = signs.map((sign) => t(`sign.${sign}`)).join(', ');
  return (
    <StateChip
      tone={score >= DOUBTFUL ? 'warning' : 'neutral'}
      icon={score >= DOUBTFUL ? <IconAlertTriangle size={14} /> : undefined}
    >
      {t('suspicion', { score, why })}
    </StateChip>
  );
}

import { StateChip } from '@fio/design-system/chip';
import { IconAlertTriangle } from '@fio/design-system/icons';
import { VisuallyHidden } from '@fio/design-system/visually-hidden';
import type { SuggestionDetail } from './suggestion-detail.ts';
import { useSuggestionsWords } from './words.ts';

/** From this score on a moderator should look twice. */
const DOUBTFUL = 40;

type Props = Pick<SuggestionDetail, 'score' | 'signs'> & {
  /** In a list: the reasons on hover, and for those who listen. */
  readonly short?: boolean;
};

/** How much to doubt a text, and why, in words. */
export function Suspicion({ score, signs, short = false }: Props) {
  const t = useSuggestionsWords();
  if (signs.length === 0) return '–';
  const why = signs.map((sign) => t(`sign.${sign}`)).join(', ');
  return (
    <StateChip
      tone={score >= DOUBTFUL ? 'warning' : 'neutral'}
      icon={score >= DOUBTFUL ? <IconAlertTriangle size={14} /> : undefined}
    >
      {short ? (
        <span title={why}>
          {score}
          <VisuallyHidden>{why}</VisuallyHidden>
        </span>
      ) : (
        t('suspicion', { score, why })
      )}
    </StateChip>
  );
}

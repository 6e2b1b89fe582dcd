import { Text } from '@fio/design-system/text';
import type { SuggestionDetail } from './suggestion-detail.ts';
import classes from './suggestions.module.css';
import { Suspicion } from './suspicion.tsx';

/** The whole text, with what it is doubted for above it. */
export function SuggestionText({ record: { text, score, signs } }: { record: SuggestionDetail }) {
  return (
    <div className={classes['text']}>
      {signs.length > 0 && (
        <div>
          <Suspicion score={score} signs={signs} />
        </div>
      )}
      <Text className={classes['words']}>{text}</Text>
    </div>
  );
}

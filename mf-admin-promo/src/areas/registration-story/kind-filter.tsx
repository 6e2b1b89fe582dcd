import { STORY_KINDS, type StoryKind } from '@fio/contracts/admin/registration-story';
import { Button } from '@fio/design-system/button';
import { Text } from '@fio/design-system/text';
import classes from './registration-story.module.css';
import { useStoryWords } from './words.ts';

interface Props {
  /** None: all of them. */
  readonly chosen: readonly StoryKind[];
  readonly hidden: readonly StoryKind[];
  readonly onChange: (chosen: readonly StoryKind[]) => void;
}

/** What of a story is shown, a button a kind; and what one may not see, in words. */
export function KindFilter({ chosen, hidden, onChange }: Props) {
  const t = useStoryWords();
  const toggle = (kind: StoryKind) =>
    onChange(STORY_KINDS.filter((one) => (one === kind ? !chosen.includes(kind) : chosen.includes(one))));
  return (
    <>
      <div className={classes['kinds']} role="group" aria-label={t('filters')}>
        <Button variant="secondary" size="sm" aria-pressed={chosen.length === 0} onClick={() => onChange([])}>
          {t('all')}
        </Button>
        {STORY_KINDS.filter((kind) => !hidden.includes(kind)).map((kind) => (
          <Button
            key={kind}
            variant="secondary"
            size="sm"
            aria-pressed={chosen.includes(kind)}
            onClick={() => toggle(kind)}
          >
            {t(`kind.${kind}`)}
          </Button>
        ))}
      </div>
      {hidden.length > 0 && (
        <Text size="small" tone="muted">
          {t('hidden', { kinds: hidden.map((kind) => t(`kind.${kind}`)).join(', ') })}
        </Text>
      )}
    </>
  );
}

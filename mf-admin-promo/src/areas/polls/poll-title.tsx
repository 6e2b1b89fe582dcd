import { IconStar } from '@fio/design-system/icons';
import classes from './polls.module.css';
import { usePollsWords } from './words.ts';

/** The question, marked when it stands on the home page. */
export function PollTitle({ poll }: { poll: { readonly title: string; readonly featured: boolean } }) {
  const t = usePollsWords();
  if (!poll.featured) return poll.title;
  return (
    <span title={t('featured')}>
      <IconStar size={14} className={classes['star']} aria-label={t('featured')} /> {poll.title}
    </span>
  );
}

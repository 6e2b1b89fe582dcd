import { IconStar } from '@fio/design-system/icons';
import classes from './polls.module.css';
import { usePollsWords } from './words.ts';

/** The question, whole on hover, marked when it stands on the home page. */
export function PollTitle({ poll }: { poll: { readonly title: string; readonly featured: boolean } }) {
  const t = usePollsWords();
  return (
    <span title={poll.title}>
      {poll.featured && <IconStar size={14} className={classes['star']} aria-label={t('featured')} />}
      {poll.title}
    </span>
  );
}

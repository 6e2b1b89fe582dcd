import { useState } from 'react';
import { registrationStory, type StoryEntry } from '@fio/contracts/admin/registration-story';
import { Button } from '@fio/design-system/button';
import { SkeletonText } from '@fio/design-system/skeleton';
import { Timeline } from '@fio/design-system/timeline';
import { useApiQuery } from '@fio/platform/api';
import { LoadFailure } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import classes from './registration-story.module.css';
import { EntryBody, EntryTitle } from './story-entry.tsx';
import { useStoryWords } from './words.ts';

interface Asked {
  readonly id: string;
  /** The kinds as the address has them; '' for all. */
  readonly kinds: string;
}

/** What asked for it is gone: reading goes on here. A ref. */
const takeFocus = (here: HTMLElement | null) => here?.focus({ preventScroll: true });

/** What happened earlier, read when it is asked for. */
function Earlier({ before, ...asked }: Asked & { readonly before: string }) {
  const { id, kinds } = asked;
  const query = { before, ...(kinds && { kinds }) };
  const { data, error, isFetching, refetch } = useApiQuery(registrationStory.story, {
    params: { id },
    query,
  });
  if (error) return <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonText lines={4} />;
  return <Entries {...asked} items={data.items} next={data.next} />;
}

/** One page of a story, and the way to the next. */
export function Entries({
  items,
  next,
  ...asked
}: Asked & { readonly items: readonly StoryEntry[]; readonly next: string | null }) {
  const t = useStoryWords();
  const [isMore, setMore] = useState(false);
  return (
    <>
      <Timeline
        label={t('entries')}
        items={items.map((entry) => ({
          id: `${entry.kind} ${entry.id}`,
          title: <EntryTitle entry={entry} />,
          when: format.dateTime(entry.at),
          exact: entry.at,
          body: <EntryBody entry={entry} />,
        }))}
      />
      {next !== null &&
        (isMore ? (
          <div ref={takeFocus} tabIndex={-1} className={classes['earlier']}>
            <Earlier {...asked} before={next} />
          </div>
        ) : (
          <Button variant="secondary" onClick={() => setMore(true)}>
            {t('more')}
          </Button>
        ))}
    </>
  );
}

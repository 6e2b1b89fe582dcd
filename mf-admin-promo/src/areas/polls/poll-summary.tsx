import { DefinitionList } from '@fio/design-system/definition-list';
import { Stamp } from '@fio/design-system/stamp';
import { Link } from '@fio/design-system/link';
import { Moment, RecordLink } from '@fio/platform/area';
import type { PollDetail } from './poll-values.ts';
import classes from './polls.module.css';
import { usePollsWords } from './words.ts';

/** The suggestions that became it, each by its words. */
function Suggestions({ suggestions }: Pick<PollDetail, 'suggestions'>) {
  return suggestions.map(({ id, text }) => (
    <div key={id}>
      <RecordLink of="suggestions" id={id}>
        {text}
      </RecordLink>
    </div>
  ));
}

const moment = (at: string | null) => at && <Moment at={at} />;

/** The options, each as the answer it was or may be; a yes/no one says as much by its type. */
function Options({ poll }: { poll: PollDetail }) {
  return (
    <ol className={classes['options']}>
      {poll.options.map(({ id, label }) => (
        <li key={id}>{label}</li>
      ))}
    </ol>
  );
}

/** Where visitors see it: nothing of it is public before it opens, nor once it is archived. */
const isPublic = ({ state }: PollDetail) => ['open', 'closed', 'resolved'].includes(state);

/** What a theory is and, once it is known, how it ended. */
export function PollSummary({ record: poll }: { record: PollDetail }) {
  const t = usePollsWords();
  const truth = poll.options.find(({ id }) => id === poll.correctOptionId)?.label;
  const ending = poll.state === 'resolved' && [
    { term: t('field.truth'), value: truth },
    { term: t('field.note'), value: poll.note },
    { term: t('field.resolvedAt'), value: moment(poll.resolvedAt) },
  ];
  return (
    <div className={classes['summary']}>
      {poll.stamp && poll.state === 'resolved' && <Stamp kind={poll.stamp}>{t(`stamp.${poll.stamp}`)}</Stamp>}
      <DefinitionList
        items={[
          ...(ending || []),
          {
            term: t('field.show'),
            value: (
              <RecordLink of="shows" id={poll.show.id}>
                {poll.show.title}
              </RecordLink>
            ),
          },
          ...(poll.suggestions.length > 0
            ? [
                {
                  term: t('summary.suggestions', { count: poll.suggestions.length }),
                  value: <Suggestions suggestions={poll.suggestions} />,
                },
              ]
            : []),
          { term: t('field.type'), value: t(`type.${poll.type}`) },
          { term: t('field.options'), value: <Options poll={poll} /> },
          { term: t('field.opensAt'), value: moment(poll.opensAt) },
          { term: t('field.closesAt'), value: moment(poll.closesAt) },
          ...(poll.featured ? [{ term: t('featured'), value: t('field.featured') }] : []),
          { term: t('field.slug'), value: poll.slug },
          { term: t('field.createdAt'), value: moment(poll.createdAt) },
          { term: t('field.updatedAt'), value: moment(poll.updatedAt) },
        ]}
      />
      {isPublic(poll) && (
        <Link href={`/teoria/${poll.slug}`} target="_blank">
          {t('summary.site')}
        </Link>
      )}
    </div>
  );
}

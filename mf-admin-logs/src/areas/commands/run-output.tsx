import { commands, type CommandRunDetail } from '@fio/contracts/admin/commands';
import { ProgressBar } from '@fio/design-system/progress';
import { Text } from '@fio/design-system/text';
import { useApiQuery } from '@fio/platform/api';
import { format } from '@fio/platform/i18n';
import classes from './commands.module.css';
import { lineText } from './line-text.ts';
import { offsetText } from './measures.ts';
import { isUnderWay } from './run-state.tsx';
import { useCommandsWords } from './words.ts';

const ASK_AGAIN_MS = 1000;

function Progress({ done, total }: NonNullable<CommandRunDetail['progress']>) {
  const t = useCommandsWords();
  return (
    <div className={classes['progress']}>
      <ProgressBar label={t('progress')} value={total === 0 ? 100 : (100 * done) / total} />
      <Text tone="muted" size="small" numeric>
        {t('progress.text', { done: format.number(done), total: format.number(total) })}
      </Text>
    </div>
  );
}

/** What the command has put out, asked for again until it is over; the whole page follows. */
export function RunOutput({ record }: { record: CommandRunDetail }) {
  const t = useCommandsWords();
  const { data: run = record } = useApiQuery(
    commands.get,
    { params: { id: record.id } },
    {
      quiet: true,
      refetchInterval: ({ state }) => (isUnderWay(state.data?.state) ? ASK_AGAIN_MS : false),
    },
  );
  const { state, startedAt, progress, lines } = run;
  const begun = Date.parse(startedAt ?? run.createdAt);
  return (
    <div className={classes['stack']}>
      {progress && isUnderWay(state) && <Progress {...progress} />}
      {lines.length === 0 ? (
        <Text tone="muted">{t(state === 'queued' ? 'output.waiting' : 'output.none')}</Text>
      ) : (
        <div role="log" aria-label={t('output.label')}>
          <ol className={classes['output']}>
            {lines.map((line, index) => (
              // Lines are only added, and the first ones fall off at some hundreds.
              <li key={`${line.at} ${index}`} className={classes[line.code]}>
                <time dateTime={line.at} title={format.exact(line.at)}>
                  {offsetText(Date.parse(line.at) - begun)}
                </time>
                <span>{lineText(line)}</span>
              </li>
            ))}
          </ol>
        </div>
      )}
    </div>
  );
}

import { indexes } from '@fio/contracts/admin/indexes';
import type { CommandRunDetail } from '@fio/contracts/admin/commands';
import { DefinitionList } from '@fio/design-system/definition-list';
import { Link } from '@fio/design-system/link';
import { Moment } from '@fio/platform/area';
import { useNavigate } from '@fio/platform/router';
import { durationText } from './measures.ts';
import { useCommandsWords } from './words.ts';

/** Who had what run, when, and how it ended. */
export function RunSummary({ record }: { record: CommandRunDetail }) {
  const t = useCommandsWords();
  const navigate = useNavigate();
  const { command, target, isDry, trigger, by, createdAt, startedAt, finishedAt, duration, exitCode } =
    record;
  const { cancelAsked } = record;
  return (
    <DefinitionList
      items={[
        { term: t('field.command'), value: <code>{command}</code> },
        ...(target === null
          ? []
          : [
              {
                term: t('field.target'),
                value: (
                  <Link href={`${indexes.list.path}/${target}`} onNavigate={(href) => void navigate(href)}>
                    {target}
                  </Link>
                ),
              },
            ]),
        { term: t('field.isDry'), value: t(isDry ? 'dry' : 'real') },
        { term: t('field.by'), value: by ?? t(`trigger.${trigger}`) },
        { term: t('field.createdAt'), value: <Moment at={createdAt} /> },
        { term: t('field.startedAt'), value: startedAt && <Moment at={startedAt} /> },
        { term: t('field.finishedAt'), value: finishedAt && <Moment at={finishedAt} /> },
        { term: t('field.duration'), value: duration === null ? null : durationText(duration) },
        ...(cancelAsked === null
          ? []
          : [
              {
                term: t('field.cancelAsked'),
                value: (
                  <>
                    {cancelAsked.by}, <Moment at={cancelAsked.at} />
                  </>
                ),
              },
            ]),
        { term: t('field.exitCode'), value: exitCode === null ? null : <code>{exitCode}</code> },
      ]}
    />
  );
}

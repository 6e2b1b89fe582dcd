import { DefinitionList } from '@fio/design-system/definition-list';
import { Moment, RecordLink, useAuditWords } from '@fio/platform/area';
import type { ActionDetail } from './action-detail.ts';
import classes from './actions.module.css';
import { useActionsWords } from './words.ts';

/** After these there is no such record, or it never was one. */
const WITHOUT_RECORD = new Set(['delete', 'export', 'upload', 'verify']);

const code = (text: string | null) => text && <code className={classes['code']}>{text}</code>;

/** Who did what, when, from where and why. */
export function ActionSummary({ record }: { record: ActionDetail }) {
  const t = useActionsWords();
  const audit = useAuditWords();
  const {
    at,
    actorId,
    actorName,
    actorType,
    resource,
    action,
    summary,
    reason,
    ip,
    userAgent,
    requestId,
    recordId,
  } = record;
  return (
    <div className={classes['summary']}>
      <DefinitionList
        items={[
          { term: t('field.at'), value: <Moment at={at} /> },
          {
            term: t('field.actorName'),
            value: (
              <RecordLink of="users" id={actorId}>
                {actorName || t('system')}
              </RecordLink>
            ),
          },
          { term: t('field.actorType'), value: actorType && t(`type.${actorType}`) },
          { term: t('field.resource'), value: audit.resource(resource) },
          { term: t('field.action'), value: audit.action(action) },
          { term: t('field.summary'), value: summary },
          { term: t('field.reason'), value: reason },
          { term: t('field.ip'), value: ip },
          { term: t('field.userAgent'), value: userAgent },
          { term: t('field.requestId'), value: code(requestId) },
          { term: t('field.recordId'), value: code(recordId) },
        ]}
      />
      {recordId !== null && !WITHOUT_RECORD.has(action) && (
        <RecordLink of={resource} id={recordId} otherwise={null}>
          {t('record')}
        </RecordLink>
      )}
    </div>
  );
}

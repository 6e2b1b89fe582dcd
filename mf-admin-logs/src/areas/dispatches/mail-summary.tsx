import { DefinitionList } from '@fio/design-system/definition-list';
import { letterName, Moment, RecordLink } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import type { Mail } from './mail-message.tsx';
import { useDispatchesWords } from './words.ts';

/** To whom, when, and what the mail server said. */
export function MailSummary({ record }: { record: Mail }) {
  const t = useDispatchesWords();
  const { recipient, registrationId, template, dispatch, createdAt, sentAt, attempts, error, unsubscribe } =
    record;
  return (
    <DefinitionList
      items={[
        {
          term: t('field.recipient'),
          value: (
            <RecordLink of="registrations" id={registrationId}>
              {recipient}
            </RecordLink>
          ),
        },
        { term: t('field.template'), value: letterName(template) },
        {
          term: t('field.dispatch'),
          value: dispatch && (
            <RecordLink of="dispatches" id={dispatch.id}>
              {dispatch.title}
            </RecordLink>
          ),
        },
        { term: t('field.createdAt'), value: <Moment at={createdAt} /> },
        { term: t('field.sentAt'), value: sentAt && <Moment at={sentAt} /> },
        { term: t('field.attempts'), value: format.number(attempts) },
        { term: t('field.error'), value: error },
        { term: t('field.unsubscribe'), value: t(unsubscribe ? 'yes' : 'no') },
      ]}
    />
  );
}

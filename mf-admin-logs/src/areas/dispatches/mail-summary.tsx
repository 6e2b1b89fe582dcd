import { dispatchList } from '@fio/contracts/admin/dispatch-list';
import { DefinitionList } from '@fio/design-system/definition-list';
import { Link } from '@fio/design-system/link';
import { letterName, Moment, useMay } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import { useNavigate } from '@fio/platform/router';
import type { Mail } from './mail-message.tsx';
import { useDispatchesWords } from './words.ts';

/** The way to the dispatch a message is of, for whom may see it. */
function OfDispatch({ dispatch: { id, title } }: { dispatch: { id: string; title: string } }) {
  const navigate = useNavigate();
  if (!useMay()(dispatchList.get)) return title;
  return (
    <Link href={`${dispatchList.list.path}/${id}`} onNavigate={(href) => void navigate(href)}>
      {title}
    </Link>
  );
}

/** To whom, when, and what the mail server said. */
export function MailSummary({ record }: { record: Mail }) {
  const t = useDispatchesWords();
  const { recipient, template, dispatch, createdAt, sentAt, attempts, error, unsubscribe } = record;
  return (
    <DefinitionList
      items={[
        { term: t('field.recipient'), value: recipient },
        { term: t('field.template'), value: letterName(template) },
        { term: t('field.dispatch'), value: dispatch && <OfDispatch dispatch={dispatch} /> },
        { term: t('field.createdAt'), value: <Moment at={createdAt} /> },
        { term: t('field.sentAt'), value: sentAt && <Moment at={sentAt} /> },
        { term: t('field.attempts'), value: format.number(attempts) },
        { term: t('field.error'), value: error },
        { term: t('field.unsubscribe'), value: t(unsubscribe ? 'yes' : 'no') },
      ]}
    />
  );
}

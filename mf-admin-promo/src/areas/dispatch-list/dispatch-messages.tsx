import { dispatches } from '@fio/contracts/admin/dispatches';
import { MAIL_STATES, type MailState } from '@fio/domain/dispatch';
import { Link } from '@fio/design-system/link';
import { Text } from '@fio/design-system/text';
import { format } from '@fio/platform/i18n';
import { useNavigate } from '@fio/platform/router';
import classes from './dispatch-list.module.css';
import type { DispatchDetail } from './dispatch-values.ts';
import { useLiveDispatch } from './use-live-dispatch.ts';
import { useDispatchListWords } from './words.ts';

/** What became of its messages, each state with the way to them in the log. */
export function DispatchMessages({ record }: { record: DispatchDetail }) {
  const t = useDispatchListWords();
  const navigate = useNavigate();
  const { id, counts } = useLiveDispatch(record);
  const states = MAIL_STATES.filter((state) => (counts[state] ?? 0) > 0);
  if (states.length === 0) return <Text tone="muted">{t('messages.none')}</Text>;
  const logOf = (state: MailState) => {
    const query = new URLSearchParams({ 'f[dispatchId]': id, 'f[state]': state });
    return `${dispatches.list.path}?${query.toString()}`;
  };
  return (
    <div className={classes['stack']}>
      <table className={classes['counts']}>
        <thead>
          <tr>
            <th scope="col">{t('messages.state')}</th>
            <th scope="col">{t('messages.count')}</th>
          </tr>
        </thead>
        <tbody>
          {states.map((state) => (
            <tr key={state}>
              <th scope="row">
                <Link href={logOf(state)} onNavigate={(href) => void navigate(href)}>
                  {t(`mail.${state}`)}
                </Link>
              </th>
              <td>{format.number(counts[state] ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {counts.unconfirmed && (
        <Text size="small" tone="muted">
          {t('messages.unconfirmed')}
        </Text>
      )}
    </div>
  );
}

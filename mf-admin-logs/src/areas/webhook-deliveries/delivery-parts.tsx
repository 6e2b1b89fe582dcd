import type { DeliveryDetail } from '@fio/contracts/admin/webhook-deliveries';
import { DefinitionList } from '@fio/design-system/definition-list';
import { Heading, Text } from '@fio/design-system/text';
import { Moment, RecordLink } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import { answerOf } from './answer-of.ts';
import classes from './webhook-deliveries.module.css';
import { useDeliveriesWords } from './words.ts';

interface Props {
  readonly record: DeliveryDetail;
}
type Attempt = DeliveryDetail['attempts'][number];

const when = (at: string | null) => at && <Moment at={at} />;

/** What was sent where, and what became of it. */
export function DeliverySummary({ record }: Props) {
  const t = useDeliveriesWords();
  const { endpoint, eventId, address, occurredAt, dueAt, finishedAt, tries } = record;
  return (
    <DefinitionList
      items={[
        {
          term: t('field.endpoint'),
          value: (
            <RecordLink of="webhooks" id={endpoint.id}>
              {endpoint.name}
            </RecordLink>
          ),
        },
        { term: t('field.address'), value: <code className={classes['code']}>{address}</code> },
        { term: t('field.eventId'), value: <code className={classes['code']}>{eventId}</code> },
        { term: t('field.occurredAt'), value: when(occurredAt) },
        { term: t('field.status'), value: answerOf(record, t) },
        { term: t('field.tries'), value: format.number(tries) },
        ...(dueAt ? [{ term: t('field.dueAt'), value: when(dueAt) }] : []),
        ...(finishedAt ? [{ term: t('field.finishedAt'), value: when(finishedAt) }] : []),
      ]}
    />
  );
}

const linesOf = (headers: Attempt['request']) =>
  headers.map(({ name, value }) => `${name}: ${value}`).join('\n');

function Try({ attempt }: { attempt: Attempt }) {
  const t = useDeliveriesWords();
  const { at, milliseconds, request, response, answer, status } = attempt;
  return (
    <li className={classes['try']}>
      <Heading level={2} size="s">
        <Moment at={at} /> · {answerOf(attempt, t)}
      </Heading>
      <Text tone="muted" size="small">
        {t('attempts.took', { count: milliseconds, total: format.number(milliseconds) })}
      </Text>
      <Text size="small">{t('attempts.request')}</Text>
      <pre className={classes['text']}>{linesOf(request)}</pre>
      {status !== null && (
        <>
          <Text size="small">{t('attempts.response')}</Text>
          <pre className={classes['text']}>{[linesOf(response), answer].filter(Boolean).join('\n\n')}</pre>
        </>
      )}
    </li>
  );
}

/** Each try with what was sent and answered, the latest first. */
export function DeliveryAttempts({ record: { attempts } }: Props) {
  const t = useDeliveriesWords();
  if (attempts.length === 0) return <Text tone="muted">{t('attempts.none')}</Text>;
  return (
    <div className={classes['stack']}>
      <ol className={classes['tries']}>
        {attempts.map((attempt) => (
          <Try key={attempt.id} attempt={attempt} />
        ))}
      </ol>
      <Text tone="muted" size="small">
        {t('attempts.cut')}
      </Text>
    </div>
  );
}

/** As it is read best; what is no JSON as it is. */
function laidOut(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

/** The body, laid out to be read; it is sent without the spaces. */
export const DeliveryBody = ({ record: { body } }: Props) => (
  <pre className={classes['text']}>{laidOut(body)}</pre>
);

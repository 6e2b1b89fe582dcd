import { DefinitionList } from '@fio/design-system/definition-list';
import { aboutLog, logKind, Moment, RecordLink } from '@fio/platform/area';
import { type LogDetail, personOf } from './log-person.ts';
import { useLogsWords } from './words.ts';

/** Who did what, when and from where. */
export function LogSummary({ record: log }: { record: LogDetail }) {
  const t = useLogsWords();
  const { at, kind, person, record, answer, staff, ip, userAgent } = log;
  const [name, about] = [personOf(log), aboutLog(log)];
  return (
    <DefinitionList
      items={[
        { term: t('field.at'), value: <Moment at={at} /> },
        { term: t('field.kind'), value: logKind(kind) },
        {
          term: t('field.person'),
          value: (
            <RecordLink of="registrations" id={person?.id}>
              {name}
            </RecordLink>
          ),
        },
        ...(staff === null ? [] : [{ term: t('field.staff'), value: staff || t('left') }]),
        {
          term: t('field.record'),
          value: about && record && (
            <RecordLink of={record.area} id={record.id}>
              {about}
            </RecordLink>
          ),
        },
        ...(answer === null ? [] : [{ term: t('field.answer'), value: answer }]),
        {
          term: t('field.ip'),
          value: ip && (
            <RecordLink of="ips" id={ip}>
              {ip}
            </RecordLink>
          ),
        },
        { term: t('field.userAgent'), value: userAgent },
      ]}
    />
  );
}

import type { Audience } from '@fio/contracts/admin/dispatch-audience';
import { LETTER_TAKEN_BACK } from '@fio/contracts/admin/dispatch-list';
import { DefinitionList } from '@fio/design-system/definition-list';
import { Text } from '@fio/design-system/text';
import { Moment, RecordLink } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import { DispatchProgress } from './dispatch-progress.tsx';
import classes from './dispatch-list.module.css';
import type { DispatchDetail } from './dispatch-values.ts';
import { useLiveDispatch } from './use-live-dispatch.ts';
import { useDispatchListWords } from './words.ts';

type Words = ReturnType<typeof useDispatchListWords>;

function saidOf(t: Words, key: keyof Audience, value: string | number, except: DispatchDetail['except']) {
  if (key === 'invoices' || key === 'prizes') return t(value === 'yes' ? 'audience.yes' : 'audience.no');
  if (key === 'from' || key === 'to') return format.day(String(value));
  return key === 'exceptId' ? (except?.title ?? '') : String(value);
}

/** The filters that are set, in words. */
function AudienceText({ of: { audience, except } }: { of: DispatchDetail }) {
  const t = useDispatchListWords();
  const set = (Object.keys(audience) as (keyof Audience)[]).flatMap((key) => {
    const value = audience[key];
    return value === null ? [] : [[key, value] as const];
  });
  if (set.length === 0) return t('audience.all');
  return set.map(([key, value]) => (
    <div key={key}>
      {t(`field.${key}`)}: {saidOf(t, key, value, except)}
    </div>
  ));
}

/** Why nothing goes out. */
function Trouble({ trouble }: { trouble: string }) {
  const t = useDispatchListWords();
  const isTakenBack = trouble === LETTER_TAKEN_BACK;
  return (
    <div role="alert">
      <Text tone="error">{t(isTakenBack ? 'takenBack.title' : 'trouble.title')}</Text>
      <Text size="small">{isTakenBack ? t('takenBack.text') : t('trouble.text', { trouble })}</Text>
    </div>
  );
}

/** What goes to whom, how fast, and how far it is. */
export function DispatchSummary({ record }: { record: DispatchDetail }) {
  const t = useDispatchListWords();
  const one = useLiveDispatch(record);
  const { kind, template, language, perMinute, startsAt, finishedAt, createdAt, by, trouble } = one;
  return (
    <div className={classes['stack']}>
      {trouble && <Trouble trouble={trouble} />}
      <DispatchProgress of={one} />
      <DefinitionList
        items={[
          { term: t('field.kind'), value: t(`kind.${kind}`) },
          {
            term: t('field.template'),
            value: (
              <RecordLink of="templates" id={template.id}>
                {t('version', { name: template.name, number: template.number })}
              </RecordLink>
            ),
          },
          { term: t('field.language'), value: t(`language.${language}`) },
          { term: t('field.audience'), value: <AudienceText of={one} /> },
          { term: t('field.perMinute'), value: format.number(perMinute) },
          { term: t('field.startsAt'), value: startsAt && <Moment at={startsAt} /> },
          { term: t('field.finishedAt'), value: finishedAt && <Moment at={finishedAt} /> },
          { term: t('field.createdAt'), value: <Moment at={createdAt} /> },
          { term: t('field.by'), value: by },
        ]}
      />
    </div>
  );
}

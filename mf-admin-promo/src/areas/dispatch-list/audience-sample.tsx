import { dispatchList } from '@fio/contracts/admin/dispatch-list';
import type { ResponseOf } from '@fio/contracts/core/endpoint';
import { Button } from '@fio/design-system/button';
import { Text } from '@fio/design-system/text';
import { useApiMutation } from '@fio/platform/api';
import { format } from '@fio/platform/i18n';
import classes from './dispatch-list.module.css';
import type { DispatchDetail } from './dispatch-values.ts';
import { useDispatchListWords } from './words.ts';

type Sample = ResponseOf<typeof dispatchList.sample>;
type Person = Sample['readers'][number];

const said = (people: number) => ({ count: people, total: format.number(people) });

function People({ of }: { of: readonly Person[] }) {
  if (of.length === 0) return null;
  return (
    <ul>
      {of.map(({ name, email, city, uf }) => (
        <li key={`${name} ${email}`}>
          {name}, {email}, {city}/{uf}
        </li>
      ))}
    </ul>
  );
}

function Shown({ of: { readers, languages, leftOut } }: { of: Sample }) {
  const t = useDispatchListWords();
  return (
    <>
      <Text size="small">
        {languages
          .map(({ language, people }) => t(`sample.language.${language}`, said(people)))
          .join(' · ') || t('sample.nobody')}
      </Text>
      <People of={readers} />
      {leftOut.map(({ reason, people, some }) => (
        <div key={reason}>
          <Text size="small">{t(`sample.${reason}`, said(people))}</Text>
          <People of={some} />
        </div>
      ))}
    </>
  );
}

type Dispatch = Pick<DispatchDetail, 'kind' | 'audience'>;

function Sampler({ of: { kind, audience } }: { of: Dispatch }) {
  const t = useDispatchListWords();
  const { mutate, data, isPending } = useApiMutation(dispatchList.sample);
  return (
    <div className={classes['readers']}>
      <div>
        <Button
          variant="secondary"
          size="sm"
          loading={isPending}
          onClick={() => mutate({ body: { kind, audience } })}
        >
          {t(data ? 'sample.again' : 'sample.show')}
        </Button>
      </div>
      <Text size="small" tone="muted">
        {t('sample.text')}
      </Text>
      <div role="status">{data && <Shown of={data} />}</div>
    </div>
  );
}

/** A few of whom it would reach and leave out, for who asks: each look is told to the audit. Another audience has none yet. */
export function AudienceSample({ of: { kind, audience } }: { of: Dispatch }) {
  const asked = { kind, audience };
  return <Sampler key={JSON.stringify(asked)} of={asked} />;
}

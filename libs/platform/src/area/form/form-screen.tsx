import { useState } from 'react';
import { PageHeader } from '@fio/design-system/page';
import { Text } from '@fio/design-system/text';
import { Navigate, useLocation, useParams, useSearchParams } from '../../router/index.ts';
import { useAreaWords } from '../area-words.ts';
import { type AnyRecord, type AnyValues, type Area, createPath, pathOf } from '../area.ts';
import classes from '../area.module.css';
import { FormRecordChanged } from '../live/record-changed.tsx';
import { RecordLoader } from '../record-loader.tsx';
import { Trail } from '../trail.tsx';
import { AreaForm, type FormArea } from './area-form.tsx';

/** The form over the version it was opened with, however often the record is read again behind it. */
function Editing({ area, loaded }: { area: FormArea; loaded: AnyRecord | null }) {
  const [record, setRecord] = useState(loaded);
  const words = area.words();
  return (
    <>
      <PageHeader
        title={words(record ? 'edit' : 'create')}
        breadcrumbs={<Trail area={area} record={record} here={words(record ? 'edit' : 'create')} />}
      />
      {record && (
        <FormRecordChanged key={`changes-${String(record['version'])}`} area={area} id={record.id} />
      )}
      <AreaForm key={String(record?.['version'])} area={area} record={record} onReload={setRecord} />
    </>
  );
}

type Copying = { area: FormArea; source: AnyRecord; copied: (values: AnyValues) => AnyValues };

/** A new record's form, filled from another one; nothing of it is there until it is saved. */
function Copy({ area, source, copied }: Copying) {
  const t = useAreaWords();
  const words = area.words();
  return (
    <>
      <PageHeader
        title={words('create')}
        breadcrumbs={<Trail area={area} record={null} here={words('create')} />}
      />
      <Text tone="muted" className={classes['copied']}>
        {t('form.copy', { name: area.nameOf(source) })}
      </Text>
      <AreaForm
        area={area}
        record={null}
        initial={copied(area.form.values(source))}
        onReload={() => undefined}
      />
    </>
  );
}

/** Creating, copying and changing are one form; an address without a record to change leads to the list. */
export function FormScreen({ area }: { area: Area }) {
  const { id } = useParams();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  // The routes of the form exist only where the area has both.
  const formArea = area as FormArea;
  if (pathname === createPath(area)) {
    const { copied } = area;
    const from = search.get('from');
    if (!from || !copied) return <Editing area={formArea} loaded={null} />;
    return (
      <RecordLoader key={from} area={area} id={from} fresh>
        {(source) => <Copy key={source.id} area={formArea} source={source} copied={copied} />}
      </RecordLoader>
    );
  }
  if (!id) return <Navigate to={pathOf(area)} replace />;
  return (
    <RecordLoader key={id} area={area} id={id} fresh>
      {(record) => <Editing area={formArea} loaded={record} />}
    </RecordLoader>
  );
}

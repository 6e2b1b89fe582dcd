import { useState } from 'react';
import { PageHeader } from '@fio/design-system/page';
import { Navigate, useLocation, useParams } from '../../router/index.ts';
import { type AnyRecord, type Area, createPath, pathOf } from '../area.ts';
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

/** Creating and changing are one form; an address without a record to change leads to the list. */
export function FormScreen({ area }: { area: Area }) {
  const { id } = useParams();
  const { pathname } = useLocation();
  // The routes of the form exist only where the area has both.
  const formArea = area as FormArea;
  if (pathname === createPath(area)) return <Editing area={formArea} loaded={null} />;
  if (!id) return <Navigate to={pathOf(area)} replace />;
  return (
    <RecordLoader key={id} area={area} id={id} fresh>
      {(record) => <Editing area={formArea} loaded={record} />}
    </RecordLoader>
  );
}

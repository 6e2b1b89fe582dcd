import { useState } from 'react';
import type { CallInput } from '@fio/contracts/core/endpoint';
import { useApiQuery } from '../../api/index.ts';
import { refreshAdmin } from '../actions/run-action.ts';
import type { Area } from '../area.ts';
import { ChangeNotice } from './change-notice.tsx';
import { useRecordChange } from './use-record-change.ts';

interface Props {
  readonly area: Area;
  readonly id: string;
}

/** On a record's page: what is shown is read anew when the person asks for it. */
export function RecordChanged({ area, id }: Props) {
  const { contract } = area;
  const input = { params: { id } } as CallInput<typeof contract.get>;
  const { dataUpdatedAt } = useApiQuery(contract.get, input, { enabled: false });
  const change = useRecordChange(area, id, dataUpdatedAt);
  return <ChangeNotice change={change} onReload={() => void refreshAdmin()} />;
}

/** Over a form, which keeps the version it was filled from. */
export function FormRecordChanged({ area, id }: Props) {
  const [openedAt] = useState(() => Date.now());
  return <ChangeNotice change={useRecordChange(area, id, openedAt)} />;
}

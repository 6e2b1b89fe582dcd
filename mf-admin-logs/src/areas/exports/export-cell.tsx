import type { ExportRow } from '@fio/contracts/core/exporting';
import { ExportProgress, ExportState } from '@fio/platform/area';

/** The state of an export, and how far it is while it runs. */
export const ExportCell = ({ row }: { row: ExportRow }) =>
  row.state === 'running' ? <ExportProgress of={row} /> : <ExportState state={row.state} />;

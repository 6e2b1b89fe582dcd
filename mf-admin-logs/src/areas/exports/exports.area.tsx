import { adminExports } from '@fio/contracts/admin/exports';
import { EXPORT_FORMATS, EXPORT_STATES } from '@fio/contracts/core/exporting';
import { IconTrash, IconX } from '@fio/design-system/icons';
import {
  AUDITED,
  auditTerm,
  defineArea,
  ExportDownload,
  exportStateName,
  FileSize,
  isExportUnderWay,
} from '@fio/platform/area';
import { ExportCell } from './export-cell.tsx';
import { ExportSummary } from './export-summary.tsx';
import { ExportsTools } from './exports-tools.tsx';
import { useExportsWords } from './words.ts';

const { t } = useExportsWords;
const useStates = () => EXPORT_STATES.map((value) => ({ value, label: exportStateName(value) }));
const useFormats = () => EXPORT_FORMATS.map((value) => ({ value, label: t(`format.${value}`) }));
const useResources = () => AUDITED.resources.map((value) => ({ value, label: auditTerm('resource', value) }));

/** Files that staff asked for. They are asked for by the lists themselves. */
export const exportsArea = defineArea({
  contract: { list: adminExports.list, get: adminExports.get },
  words: useExportsWords,
  menu: { section: 'logs', group: 'logs', icon: 'exports', order: 255 },
  audited: 'exports',
  nameOf: ({ fileName }) => fileName,
  columns: [
    { key: 'fileName', width: 'clamp(9rem, 16vw, 16rem)' },
    { key: 'state', cell: (row) => <ExportCell row={row} /> },
    { key: 'resource', cell: ({ resource }) => auditTerm('resource', resource) },
    { key: 'requestedBy' },
    { key: 'rows', format: 'number' },
    { key: 'bytes', format: 'number', cell: ({ bytes }) => <FileSize bytes={bytes} /> },
    { key: 'createdAt', format: 'dateTime' },
    { key: 'expiresAt', format: 'dateTime' },
    { key: 'isOwn', cell: (row) => <ExportDownload of={row} small /> },
  ],
  filters: [
    { key: 'state', useChoices: useStates },
    { key: 'resource', useChoices: useResources },
    { key: 'format', useChoices: useFormats },
  ],
  actions: [
    {
      id: 'cancel',
      endpoint: adminExports.cancel,
      when: ({ state, isOwn }) => isOwn && isExportUnderWay(state),
      icon: <IconX size={16} />,
    },
    {
      id: 'discard',
      endpoint: adminExports.discard,
      when: ({ state }) => state === 'ready',
      danger: true,
      icon: <IconTrash size={16} />,
    },
  ],
  detail: { chip: (row) => <ExportCell row={row} />, Summary: ExportSummary },
  Tools: ExportsTools,
});

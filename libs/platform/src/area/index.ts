export { defineArea, type AreaSpec } from './define-area.tsx';
export { enumeration, type Enumeration } from './enumeration.tsx';
export { definePages } from './define-pages.tsx';
export type { MenuPlace } from './menu-place.ts';
export { type AreaLoaders, lazyAreas, type OutlinedRoute } from './lazy-areas.ts';
export type { ActionDialogProps, FilterControlProps, FormOf } from './types.ts';
export { aboutRecord } from './actions/about-record.ts';
export { askFor, type ActionForm } from './actions/action-form.ts';
export { ActionDialog } from './actions/action-dialog.tsx';
export { AskDialog } from './actions/ask-dialog.tsx';
export { refreshAdmin } from './actions/run-action.ts';
export { useActionForm } from './actions/use-action-form.ts';
export { useSentFile } from './form/use-sent-file.ts';
export { useUnsaved } from './form/use-unsaved.ts';
export type { FieldProps } from './form/field-props.ts';
export { Forbidden, Gate } from './gate.tsx';
export { useMay } from './use-may.ts';
export * from './inputs/index.ts';
export { RecordLink, type RecordLinkProps, useMayOpen } from './record-link.tsx';
export { late } from './late.tsx';
export { LoadFailure } from './load-failure.tsx';
export { AUDITED, auditTerm, useAuditWords } from './audit/audit-words.ts';
export { ActionDiff } from './audit/action-diff.tsx';
export { aboutLog, logKind } from './audit/log-words.ts';
export { DayFilter } from './list/day-filter.tsx';
export { useTableLabels } from './list/table-labels.ts';
export { useYesNo } from './list/use-yes-no.ts';
export { LetterFrame } from './letter-frame.tsx';
export { Moment } from './list/cell.tsx';
export { loadPrivatePicture, usePrivatePicture } from './use-private-picture.ts';
export {
  ExportProgress,
  ExportState,
  exportStateName,
  FileSize,
  isExportUnderWay,
} from './export/export-state.tsx';
export { ExportDownload } from './export/export-download.tsx';
export { letterName, letterNames } from './letters/letter-name.ts';

/** Why a CPF may not take part (product/domain.md, 3.15). `own_request`: its owner had their data erased. */
export const CPF_BLOCK_REASONS = ['employee', 'agency', 'family', 'fraud', 'court', 'own_request'] as const;

/** One of CPF_BLOCK_REASONS. */
export type CpfBlockReason = (typeof CPF_BLOCK_REASONS)[number];

/** A lifted block stays in the list, and its CPF may take part again; so it is once a block's last day is over. */
export const CPF_BLOCK_STATES = ['active', 'expired', 'lifted'] as const;

/** One of CPF_BLOCK_STATES. */
export type CpfBlockState = (typeof CPF_BLOCK_STATES)[number];

/** `expiresOn` is the last day it holds, `YYYY-MM-DD`; `today` the same in São Paulo. */
export function cpfBlockState(
  { liftedAt, expiresOn }: { readonly liftedAt: Date | null; readonly expiresOn: string | null },
  today: string,
): CpfBlockState {
  if (liftedAt) return 'lifted';
  return expiresOn !== null && expiresOn < today ? 'expired' : 'active';
}

/** The life of an import: nothing is blocked before somebody has seen what the file would do. */
export const CPF_IMPORT_STATES = [
  'checking',
  'checked',
  'importing',
  'imported',
  'failed',
  'cancelled',
] as const;

/** One of CPF_IMPORT_STATES. */
export type CpfImportState = (typeof CPF_IMPORT_STATES)[number];

/** From each state of an import, those it may pass to. */
export const CPF_IMPORT_TRANSITIONS: Readonly<Record<CpfImportState, readonly CpfImportState[]>> = {
  checking: ['checked', 'failed', 'cancelled'],
  checked: ['importing', 'cancelled'],
  importing: ['imported', 'failed'],
  imported: [],
  failed: [],
  cancelled: [],
};

/** Whether an import may pass from one state to the other. */
export function canMoveCpfImport(from: CpfImportState, to: CpfImportState): boolean {
  return CPF_IMPORT_TRANSITIONS[from].includes(to);
}

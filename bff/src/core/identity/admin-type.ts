import type { AdminType } from '@fio/contracts';

/** Held by a check constraint. */
export const adminTypeOf = ({ type }: { type: string }) => type as AdminType;

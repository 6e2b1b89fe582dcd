import { buildRevision, type BuildRevision } from '@fio/contracts';

/** The commit of a stored build; null where none is known, or what stands there is none. */
export const revisionOf = ({ revision }: { readonly revision: unknown }): BuildRevision | null =>
  buildRevision.safeParse(revision).data ?? null;

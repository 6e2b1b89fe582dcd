import { regulations, type RegulationCard } from '@fio/contracts/public/regulations';
import { useApiQuery } from '@fio/platform/api';

const NONE: readonly RegulationCard[] = [];

/** What one agrees to by registering now: the documents in force, and how to ask for them anew. */
export function useDocuments() {
  const { data, refetch } = useApiQuery(regulations.current, {}, { quiet: true });
  return { documents: data?.items ?? NONE, reload: () => void refetch() };
}

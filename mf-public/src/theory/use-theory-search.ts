import { readTheorySearch, type TheorySearch } from '@fio/domain/theory-search';
import { useSearchParams } from '@fio/platform/router';

/** What the address looks for among the theories. */
export function useTheorySearch(): TheorySearch {
  const [search] = useSearchParams();
  return readTheorySearch((name) => search.get(name) ?? '');
}

import { adminTickets } from '@fio/contracts/admin/tickets';
import { useApiQuery } from '@fio/platform/api';
import { useSearchParams } from '@fio/platform/router';

/** The draw a page is about: the one in the address, else the one that runs, else the first. */
export function useDraw() {
  const { data, error, isFetching, refetch } = useApiQuery(adminTickets.draws);
  const [search, setSearch] = useSearchParams();
  const items = data?.items ?? [];
  const wanted = search.get('draw');
  const chosen =
    items.find(({ draw }) => draw.id === wanted) ??
    items.find(({ draw }) => draw.state === 'scheduled') ??
    items[0];
  return {
    items,
    isKnown: data !== undefined,
    error,
    isFetching,
    refetch,
    drawId: chosen?.draw.id,
    choices: items.map(({ draw: { id, title } }) => ({ value: id, label: title })),
    choose: (draw: string) =>
      setSearch((before) => ({ ...Object.fromEntries(before), draw }), { replace: true }),
  };
}

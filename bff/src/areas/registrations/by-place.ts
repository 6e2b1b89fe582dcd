import type { ListQuery } from '../../core/crud/source.ts';
import { isCityOf } from '../locations/places.ts';

/** Nobody lives in a city that isn't in the unit: asked as it stands, all of a large city would be read to find that. */
export function byPlace(query: ListQuery): ListQuery {
  const { uf, city } = query.f;
  if (typeof uf !== 'string' || typeof city !== 'string' || isCityOf(uf, city)) return query;
  return { ...query, f: { ...query.f, city: '' } };
}

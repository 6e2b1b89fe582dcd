import type { ListQuery } from '../../core/crud/source.ts';
import { isCityOf, isOnlyCity } from '../locations/index.ts';

/**
 * A city says its unit where there is no other of its name, and no index has both. Nobody lives in a city that isn't in
 * the unit: asked as it stands, all of a large city would be read to find that.
 */
export function byPlace(query: ListQuery): ListQuery {
  const { uf, city } = query.f;
  if (typeof uf !== 'string' || typeof city !== 'string') return query;
  if (!isCityOf(uf, city)) return { ...query, f: { ...query.f, city: '' } };
  return isOnlyCity(city) ? { ...query, f: { ...query.f, uf: undefined } } : query;
}

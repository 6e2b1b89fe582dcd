import { slugify } from '@fio/domain/slug';

const LIMIT = 80;

/** As much of a title as an address takes, without a cut word. */
export function slugOf(title: string): string {
  const slug = slugify(title);
  if (slug.length <= LIMIT) return slug;
  const end = slug.lastIndexOf('-', LIMIT);
  return slug.slice(0, end > 0 ? end : LIMIT);
}

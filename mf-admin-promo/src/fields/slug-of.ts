import { slugify } from '@fio/domain/slug';

const LIMIT = 80;

/** Whole words of a slug, so many characters at most. */
function cut(slug: string, limit: number): string {
  if (slug.length <= limit) return slug;
  const end = slug.lastIndexOf('-', limit);
  return slug.slice(0, end > 0 ? end : limit);
}

/** As much of a title as an address takes, without a cut word. */
export const slugOf = (title: string): string => cut(slugify(title), LIMIT);

/** The address of a copy: what it is copied from has the title's own, or the number before. */
export function nextSlug({ title, slug }: { readonly title: string; readonly slug: string }): string {
  const own = slugOf(title);
  const [, number = '1'] = slug.startsWith(own) ? (/^-(\d{1,4})$/.exec(slug.slice(own.length)) ?? []) : [];
  const ending = `-${Number(number) + 1}`;
  const base = slug === `${own}-${number}` ? own : slug;
  return `${cut(base, LIMIT - ending.length)}${ending}`;
}

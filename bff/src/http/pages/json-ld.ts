import type { PollView, ShowCard } from '@fio/contracts';

/** A thing of schema.org as search engines read it. */
export type JsonLd = { readonly '@type': string } & Readonly<Record<string, unknown>>;

/** Where a page stands, from the home page on: names and paths. */
export const breadcrumbs = (
  origin: URL,
  steps: readonly (readonly [name: string, path: string])[],
): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: new URL(path, origin).href,
  })),
});

/** A series, as far as it is known. */
export const series = (origin: URL, show: ShowCard): JsonLd => ({
  '@type': 'TVSeries',
  name: show.title,
  url: new URL(`/${show.slug}`, origin).href,
  ...(show.poster && { image: new URL(show.poster.src, origin).href }),
  ...(show.releaseDate && { datePublished: show.releaseDate }),
  ...(show.rating && { contentRating: show.rating }),
});

/** A theory as a question; its answer stands in it once there is one. */
export function question(origin: URL, poll: PollView): JsonLd {
  const right = poll.options.find(({ id }) => id === poll.correctOptionId);
  const url = new URL(`/teoria/${poll.slug}`, origin).href;
  return {
    '@type': 'Question',
    name: poll.title,
    url,
    ...(right && { acceptedAnswer: { '@type': 'Answer', text: right.label, url } }),
  };
}

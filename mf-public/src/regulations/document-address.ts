/** Where a document is read in the version in force, or with `number` in that one. */
export const documentAddress = ({ slug }: { slug: string }, number?: number): string =>
  `/regulamentos/${slug}${number === undefined ? '' : `/${number}`}`;

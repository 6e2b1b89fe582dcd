/** Where a participants' file lies among the private files. */
export const listFileKey = (drawId: string, part: number): string =>
  `draws/${drawId}/participants-${part}.csv`;

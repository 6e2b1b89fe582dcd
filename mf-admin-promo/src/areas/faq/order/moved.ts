/** The list with one of its entries at another place; beyond an end is at that end. */
export function moved(ids: readonly string[], id: string, to: number): readonly string[] {
  const from = ids.indexOf(id);
  const place = Math.max(0, Math.min(to, ids.length - 1));
  if (from < 0 || from === place) return ids;
  const rest = ids.filter((one) => one !== id);
  return [...rest.slice(0, place), id, ...rest.slice(place)];
}

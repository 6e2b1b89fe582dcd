/** The present query, and in it the parameter of the dialog in which one writes to customer service (mf-public's). */
export function contactAddress(search: string): string {
  const rest = new URLSearchParams(search);
  rest.delete('sac');
  return `?${[rest.toString(), 'sac'].filter(Boolean).join('&')}`;
}

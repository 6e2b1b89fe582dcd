/** The present query, and in it the parameter of a dialog (mf-public's), which opens over the page as it stands. */
export function dialogAddress(search: string, dialog: 'sac' | 'nota'): string {
  const rest = new URLSearchParams(search);
  rest.delete(dialog);
  return `?${[rest.toString(), dialog].filter(Boolean).join('&')}`;
}

/** 'dd/mm/aaaa' to 'YYYY-MM-DD'; '' unless it is a day of the Gregorian calendar. */
export const typedToIso = (typed: string): string => {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(typed) ?? [];
  if (!day || !month || !year) return '';
  const iso = `${year}-${month}-${day}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : '';
};

/** 'YYYY-MM-DD' to 'dd/mm/aaaa'; '' for anything else. */
export const isoToTyped = (iso: string): string => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso) ?? [];
  return year && month && day ? `${day}/${month}/${year}` : '';
};

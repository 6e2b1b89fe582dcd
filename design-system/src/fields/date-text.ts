const FIRST_YEAR = 1000;
const LAST_YEAR = 8999;

/** Whether it is a day of the Gregorian calendar, 'YYYY-MM-DD', of a year that the contracts take. */
const isDay = (iso: string): boolean => {
  const date = new Date(`${iso}T00:00:00Z`);
  const year = Number(iso.slice(0, 4));
  return (
    year >= FIRST_YEAR &&
    year <= LAST_YEAR &&
    !Number.isNaN(date.getTime()) &&
    date.toISOString().startsWith(iso)
  );
};

/** 'dd/mm/aaaa' to 'YYYY-MM-DD'; '' unless it is a day of the Gregorian calendar between the years 1000 and 8999. */
export const typedToIso = (typed: string): string => {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(typed) ?? [];
  if (!day || !month || !year) return '';
  const iso = `${year}-${month}-${day}`;
  return isDay(iso) ? iso : '';
};

/** 'YYYY-MM-DD' to 'dd/mm/aaaa'; '' for anything else. */
export const isoToTyped = (iso: string): string => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso) ?? [];
  return year && month && day ? `${day}/${month}/${year}` : '';
};

/** 'hh:mm' of 24 hours. */
export const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** 'dd/mm/aaaa hh:mm' to 'YYYY-MM-DDTHH:mm'; '' unless both are there. */
export const typedToWall = (typed: string): string => {
  const [day = '', time = ''] = typed.split(' ');
  const iso = typedToIso(day);
  return iso && isTime(time) ? `${iso}T${time}` : '';
};

/** 'YYYY-MM-DDTHH:mm' to 'dd/mm/aaaa hh:mm'; '' for anything else. */
export const wallToTyped = (wall: string): string => {
  const [iso = '', time = ''] = wall.split('T');
  const day = isoToTyped(iso);
  return day && isTime(time) ? `${day} ${time}` : '';
};

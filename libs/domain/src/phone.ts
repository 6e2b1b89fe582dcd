/** The 67 Brazilian area codes in use (Anatel). */
const AREA_CODES: ReadonlySet<string> = new Set(
  (
    '11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 ' +
    '51 53 54 55 61 62 63 64 65 66 67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 ' +
    '91 92 93 94 95 96 97 98 99'
  ).split(' '),
);

const PHONE_TEXT = /^\+?[\d\s().-]+$/;
const MOBILE = /^\d{2}9\d{8}$/;
const LANDLINE = /^\d{2}[2-5]\d{7}$/;

/**
 * The national digits, area code first: country code 55 and the trunk zero are dropped.
 * 55 is also an area code, so it is taken for the country's only where more than 11 digits are given.
 */
export function normalizePhone(text: string): string {
  const digits = text.replace(/\D/g, '').replace(/^0+/, '');
  return digits.length > 11 && digits.startsWith('55') ? digits.slice(2).replace(/^0/, '') : digits;
}

/**
 * Whether `text` is a Brazilian number with a known area code: 11 digits with a leading 9 (mobile)
 * or 10 digits with a leading 2 to 5 (landline). `+55`, a trunk zero, brackets, spaces, dots and hyphens are allowed.
 */
export function isPhone(text: string): boolean {
  if (!PHONE_TEXT.test(text.trim())) return false;
  const digits = normalizePhone(text);
  return AREA_CODES.has(digits.slice(0, 2)) && (MOBILE.test(digits) || LANDLINE.test(digits));
}

/** Writes national digits as `(11) 98765-4321` or `(11) 3456-7890`; other lengths come back unchanged. */
export function formatPhone(digits: string): string {
  return digits.replace(/^(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3');
}

/** The form lists may show, `(19) *****-0001`; for anything but national digits no digit is shown at all. */
export function maskPhone(digits: string): string {
  return /^\d{10,11}$/.test(digits)
    ? digits.replace(/^(\d{2})(\d{4,5})(\d{4})$/, (_, area: string, middle: string, last: string) => {
        return `(${area}) ${'*'.repeat(middle.length)}-${last}`;
      })
    : '***';
}

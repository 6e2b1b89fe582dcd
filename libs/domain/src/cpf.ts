const CPF_TEXT = /^\d{3}[.\s]?\d{3}[.\s]?\d{3}[-\s]?\d{2}$/;
const CPF_DIGITS = /^(\d{3})(\d{3})(\d{3})(\d{2})$/;

/** Weighted modulus 11 with weights falling to 2, as the Receita Federal defines it; 10 counts as 0. */
function checkDigit(digits: string): number {
  const weightOfFirst = digits.length + 1;
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (weightOfFirst - index), 0);
  return ((sum * 10) % 11) % 10;
}

/** Keeps only the digits of `text`; does not check them. */
export function normalizeCpf(text: string): string {
  return text.replace(/\D/g, '');
}

/**
 * Whether `text` is a CPF: 11 digits, bare or written `529.982.247-25`, not all equal, both check digits right.
 * Says nothing about whether the Receita Federal ever issued it.
 */
export function isCpf(text: string): boolean {
  if (!CPF_TEXT.test(text.trim())) return false;
  const digits = normalizeCpf(text);
  if (/^(\d)\1{10}$/.test(digits)) return false;
  const first = checkDigit(digits.slice(0, 9));
  const second = checkDigit(digits.slice(0, 10));
  return digits.endsWith(`${first}${second}`);
}

/** Writes 11 digits as `529.982.247-25`; anything else comes back unchanged. */
export function formatCpf(digits: string): string {
  return digits.replace(CPF_DIGITS, '$1.$2.$3-$4');
}

/** The form lists and public pages may show, `***.456.789-**`; for anything but 11 digits no digit is shown at all. */
export function maskCpf(digits: string): string {
  return CPF_DIGITS.test(digits) ? digits.replace(CPF_DIGITS, '***.$2.$3-**') : '***.***.***-**';
}

const CNPJ_TEXT = /^[0-9A-Z]{2}[.\s]?[0-9A-Z]{3}[.\s]?[0-9A-Z]{3}[/\s]?[0-9A-Z]{4}[-\s]?\d{2}$/i;
const CNPJ_PARTS = /^([0-9A-Z]{2})([0-9A-Z]{3})([0-9A-Z]{3})([0-9A-Z]{4})(\d{2})$/;

/** Modulus 11 over ASCII minus 48, weights 2 to 9 from the right; a remainder below 2 gives 0 (IN RFB 2.229/2024). */
function checkDigit(characters: string): number {
  const lastIndex = characters.length - 1;
  const sum = [...characters].reduce((total, character, index) => {
    const weight = ((lastIndex - index) % 8) + 2;
    return total + (character.charCodeAt(0) - 48) * weight;
  }, 0);
  const remainder = sum % 11;
  return remainder < 2 ? 0 : 11 - remainder;
}

/** Upper case, without white space and the separators `. / -`; does not check where they stood, as `isCnpj` does. */
export function normalizeCnpj(text: string): string {
  return text.replace(/[\s./-]/g, '').toUpperCase();
}

/**
 * Whether `text` is a CNPJ, numeric or alphanumeric (IN RFB 2.229/2024), bare or with its separators where they belong
 * (or a space in their place), in either case: 12 letters or digits and two numeric check digits that are right;
 * 14 equal digits are refused.
 */
export function isCnpj(text: string): boolean {
  if (!CNPJ_TEXT.test(text.trim())) return false;
  const characters = normalizeCnpj(text);
  if (/^(.)\1{13}$/.test(characters)) return false;
  const first = checkDigit(characters.slice(0, 12));
  const second = checkDigit(characters.slice(0, 13));
  return characters.endsWith(`${first}${second}`);
}

/** Writes 14 characters as `12.ABC.345/01DE-35`; anything else comes back unchanged. */
export function formatCnpj(characters: string): string {
  return characters.replace(CNPJ_PARTS, '$1.$2.$3/$4-$5');
}

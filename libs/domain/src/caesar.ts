const ALPHABET = 26;

function rotate(letter: string, shift: number): string {
  const base = letter >= 'a' ? 97 : 65;
  const position = (((letter.charCodeAt(0) - base + shift) % ALPHABET) + ALPHABET) % ALPHABET;
  return String.fromCharCode(base + position);
}

/**
 * Moves each ASCII letter `shift` places along the alphabet (any integer), keeping its case and every other character.
 * Keeps scrapers off, no secret: never for anything that matters.
 */
export function caesar(text: string, shift: number): string {
  return text.replace(/[a-zA-Z]/g, (letter) => rotate(letter, shift));
}

/** Undoes `caesar` with the same `shift`. */
export function uncaesar(text: string, shift: number): string {
  return caesar(text, -shift);
}

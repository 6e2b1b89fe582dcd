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

/** A text and the shift that hides it, for whoever has to show it. */
export interface Obfuscated {
  readonly shift: number;
  readonly text: string;
}

/** A shift from 1 to 25, each as likely; `random` gives a number from 0 up to but not including 1. */
export function randomShift(random: () => number = Math.random): number {
  return 1 + Math.floor(random() * (ALPHABET - 1));
}

/** The text moved by `shift`, with the shift beside it. */
export function obfuscate(text: string, shift: number): Obfuscated {
  return { shift, text: caesar(text, shift) };
}

/** What `obfuscate` was given. */
export function reveal({ shift, text }: Obfuscated): string {
  return uncaesar(text, shift);
}

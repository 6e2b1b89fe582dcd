import { isCpf } from './cpf.ts';
import { isPhone } from './phone.ts';

/** What a moderator should look at first in a text: ways to reach somebody, a document, a link, insults, shouting. */
export const TEXT_SIGNS = ['email', 'phone', 'cpf', 'link', 'handle', 'profanity', 'shouting'] as const;

/** One of TEXT_SIGNS. */
export type TextSign = (typeof TEXT_SIGNS)[number];

const EMAIL = /[\w.+-]+\s?@\s?[\w-]+(?:\.[\w-]+)+/;
const LINK = /https?:\/\/|www\.|\b[a-z0-9-]+\.(?:com|net|org|br|io|me|ly|app|gg|tv)\b/i;
const HANDLE = /(?:^|\s)@[a-z0-9_.]{3,}/i;
const DIGITS = /\+?\d[\d\s().-]{7,}\d/g;
const LETTER = /\p{L}/gu;
const CAPITAL = /\p{Lu}/gu;

/** Shorter texts than this shout by accident: a title, an acronym. */
const SHOUTED_FROM = 20;

/**
 * Stems of coarse and insulting words of Brazilian Portuguese, folded. A word is one when it begins with a stem; what
 * begins like one and is none stands in INNOCENT. The list only orders a moderator's work: nothing is refused by it.
 */
const COARSE = (
  'arrombad babac bost buceta cacete caralh corno cuzao desgracad escrot fdp foda fode foder fodid fudid ' +
  'idiot imbecil macaco merda otari pau-no pqp piranha porra puta puto retardad siriric trouxa vadia vagabund ' +
  'viado vsf vtnc xoxota'
).split(' ');
const INNOCENT = ['putat', 'vadiar'];

const wordsOf = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/0/g, 'o')
    .replace(/[1!]/g, 'i')
    .replace(/3/g, 'e')
    .replace(/[4@]/g, 'a')
    // A letter said three times is said once: 'caraaalho'.
    .replace(/(.)\1{2,}/g, '$1')
    .split(/[^a-z-]+/);

const isCoarse = (word: string) =>
  COARSE.some((stem) => word.startsWith(stem)) && !INNOCENT.some((stem) => word.startsWith(stem));

function isShouted(text: string): boolean {
  const letters = text.match(LETTER)?.length ?? 0;
  return letters >= SHOUTED_FROM && (text.match(CAPITAL)?.length ?? 0) / letters > 0.7;
}

/** The signs a text carries, in the order of TEXT_SIGNS. They hint: false ones are for a person to see through. */
export function textSigns(text: string): TextSign[] {
  const numbers = text.match(DIGITS) ?? [];
  const found: Record<TextSign, boolean> = {
    email: EMAIL.test(text),
    phone: numbers.some((number) => isPhone(number)),
    cpf: numbers.some((number) => isCpf(number)),
    link: LINK.test(text.replace(EMAIL, ' ')),
    handle: HANDLE.test(text),
    profanity: wordsOf(text).some(isCoarse),
    shouting: isShouted(text),
  };
  return TEXT_SIGNS.filter((sign) => found[sign]);
}

const WEIGHTS: Readonly<Record<TextSign, number>> = {
  email: 40,
  phone: 40,
  cpf: 60,
  link: 30,
  handle: 20,
  profanity: 40,
  shouting: 10,
};

/** From this likeness (0 to 1) on a text counts as a near-duplicate of another. */
export const NEAR_DUPLICATE = 0.55;
const DUPLICATE_WEIGHT = 50;

/**
 * How much a moderator should doubt a suggestion, 0 to 100: its signs' weights added up, and up to half as much for
 * `likeness` (0 to 1, the nearest other text of the same series) once it reaches NEAR_DUPLICATE.
 */
export function suspicionScore(signs: readonly TextSign[], likeness: number): number {
  const weights = signs.reduce((sum, sign) => sum + WEIGHTS[sign], 0);
  const duplicate = likeness >= NEAR_DUPLICATE ? Math.round(likeness * DUPLICATE_WEIGHT) : 0;
  return Math.min(100, weights + duplicate);
}

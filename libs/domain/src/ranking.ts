import { textSigns, type TextSign } from './suggestion-signs.ts';

/** A name somebody chose for the ranking: seen by nobody else before staff have looked at it. */
export const RANKING_NAME_STATES = ['waiting', 'shown', 'refused'] as const;

/** One of RANKING_NAME_STATES. */
export type RankingNameState = (typeof RANKING_NAME_STATES)[number];

/** So many resolved theories somebody must have answered to have a place. */
export const RANKING_MINIMUM = 3;

/** In years: a name is shown of adults alone, whatever age the campaign asks for. */
export const RANKING_NAME_AGE = 18;

/** The fewest and the most characters of a name. */
export const RANKING_NAME_LENGTH = { least: 2, most: 24 } as const;

/** Of the normal distribution, for a bound that holds in nineteen of twenty cases. */
const Z = 1.644853626951472;

/**
 * What guesses are worth, 0 to 1000: the lower end of what share somebody would have right in the long run (Wilson's
 * interval). Being right more often weighs, and so does having been right over more theories; when one began doesn't. The
 * database has the same function, `guess_points`.
 */
export function guessPoints(hits: number, answers: number): number {
  if (answers === 0) return 0;
  const share = hits / answers;
  const z2 = Z * Z;
  const spread = Z * Math.sqrt((share * (1 - share)) / answers + z2 / (4 * answers * answers));
  const bound = (share + z2 / (2 * answers) - spread) / (1 + z2 / answers);
  return Math.floor(bound * 1000 + 0.5);
}

/** One line of composed text. */
export const normalizeRankingName = (text: string): string =>
  text.normalize('NFC').replace(/\s+/g, ' ').trim();

const NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .'’_-]*$/u;

/** Whether a normalised text can be a name: letters and digits of any script, and what joins them. */
export const isRankingName = (text: string): boolean => NAME.test(text);

const CONTACTS: readonly TextSign[] = ['email', 'phone', 'cpf', 'link', 'handle'];

/** Whether a name is a way to reach somebody, or a document: that is refused at once. */
export const isContact = (name: string): boolean => textSigns(name).some((sign) => CONTACTS.includes(sign));

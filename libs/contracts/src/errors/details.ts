import { detailsEn } from './details.en.ts';
import { detailsPt } from './details.pt.ts';
import type { Language } from './validation.ts';

const details = { pt: detailsPt, en: detailsEn };

/** Why a request is refused, where its code has more than one reason: `param` fills the sentence's {param}. */
export interface Detail {
  readonly code: keyof typeof detailsPt;
  readonly param?: string;
}

export const detailText = (language: Language, { code, param = '' }: Detail): string =>
  details[language][code].replace('{param}', param);

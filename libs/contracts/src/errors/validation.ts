import { validationEn } from './validation.en.ts';
import { validationPt } from './validation.pt.ts';

/** The words of section 5, by code and language. */
export const validationTexts = { pt: validationPt, en: validationEn };
export type ValidationCode = keyof (typeof validationTexts)['pt'];
export type Language = keyof typeof validationTexts;

/** The sentence for a code, with its param filled in; an unknown code reads as an invalid value. */
export function validationText(language: Language, code: string, param?: string | number): string {
  const texts: Record<string, string> = validationTexts[language];
  return (texts[code] ?? texts['invalid'] ?? code).replace('{param}', String(param ?? ''));
}

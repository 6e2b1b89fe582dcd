import { LETTER_KEYS, type LetterKey, requiredOf, variablesOf } from '@fio/contracts';
import type { Transaction } from '../../core/database/prisma.ts';
import { builtInTexts } from '../../core/mail/letter-texts.ts';
import { templateState, textsOf } from './template-record.ts';

/** What the product says of itself, as the contract names it. */
function ownTexts(key: LetterKey) {
  const [pt, en] = [builtInTexts(key, 'pt'), builtInTexts(key, 'en')];
  return {
    ...pt,
    subjectEn: en.subject,
    preheaderEn: en.preheader,
    titleEn: en.title,
    htmlEn: en.html,
    buttonEn: en.button,
    closingEn: en.closing,
  };
}

/** Each letter of the product, with the text that is sent now. */
export async function listLetters(tx: Transaction) {
  const live = await tx.emailTemplate.findMany({ where: { letter: { not: null }, retiredAt: null } });
  const items = LETTER_KEYS.map((key) => {
    const own = live.filter(({ letter }) => letter === key);
    const published = own.find((one) => templateState(one) === 'published');
    const draft = own.find((one) => templateState(one) === 'draft');
    return {
      key,
      variables: [...variablesOf(key)],
      required: [...requiredOf(key)],
      publishedId: published?.id ?? null,
      draftId: draft?.id ?? null,
      texts: published ? textsOf(published) : ownTexts(key),
    };
  });
  return { items };
}

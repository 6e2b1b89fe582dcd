import type { Infrastructure } from '../../core/infrastructure.ts';
import { packagedRegistration, writtenRegistration } from '../../core/people/read-columns.ts';
import { NOTHING } from '../../core/people/writing.ts';
import { type Asking, packagePart } from '../../engine/package-part.ts';
import { registrationDataEn } from './registrations.en.ts';
import { registrationDataPt } from './registrations.pt.ts';
import { beginningStory } from './beginning-story.ts';

async function registrationData({ db, vaults }: Infrastructure, { id }: Asking) {
  const { emailChange, ...row } = await db.registration.findUniqueOrThrow({
    where: { id },
    include: { emailChange: true },
  });
  return { ...packagedRegistration(row, vaults.cpf), emailWaiting: emailChange?.email ?? null };
}

export const registrationPart = packagePart({
  name: 'registration',
  story: beginningStory,
  read: registrationData,
  isFirst: true,
  words: { pt: registrationDataPt, en: registrationDataEn },
  rows: (person, words, writing) => [
    ...writtenRegistration(person, writing),
    [words.emailWaiting, person.emailWaiting ?? NOTHING],
  ],
});

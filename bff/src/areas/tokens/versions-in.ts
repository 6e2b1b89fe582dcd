import type { Language, ResponseOf, tokens } from '@fio/contracts';
import { ALL_VERSIONS } from '../../http/versions/all-versions.ts';
import type { Version } from '../../http/versions/change.ts';
import { noticeOf } from '../../http/versions/notices.ts';

/** The versions, oldest first, with what each changed in words. */
export const versionsIn = (
  language: Language,
  versions: readonly Version[] = ALL_VERSIONS,
): ResponseOf<typeof tokens.versions>['items'] =>
  versions.map(({ date, changes }, place) => {
    const successor = versions[place + 1];
    return {
      date,
      changes: changes.map(({ told }) => told[language]),
      sunset: successor === undefined ? null : noticeOf(successor.date).sunset,
    };
  });

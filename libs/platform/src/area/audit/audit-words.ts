import type { AuditedName } from '@fio/contracts/admin/record-pages';
import { defineWords, type WordKey } from '../../i18n/index.ts';
import { auditEn } from './audit.en.ts';
import { auditPt } from './audit.pt.ts';
import { dispatchTermsEn } from './dispatch-terms.en.ts';
import { dispatchTermsPt } from './dispatch-terms.pt.ts';
import { drawTermsEn } from './draw-terms.en.ts';
import { drawTermsPt } from './draw-terms.pt.ts';
import { engineTermsEn } from './engine-terms.en.ts';
import { engineTermsPt } from './engine-terms.pt.ts';
import { exportTermsEn } from './export-terms.en.ts';
import { exportTermsPt } from './export-terms.pt.ts';
import { letterTermsEn } from './letter-terms.en.ts';
import { letterTermsPt } from './letter-terms.pt.ts';
import { remoteTermsEn } from './remote-terms.en.ts';
import { remoteTermsPt } from './remote-terms.pt.ts';

const terms = {
  ...auditPt,
  ...dispatchTermsPt,
  ...drawTermsPt,
  ...engineTermsPt,
  ...exportTermsPt,
  ...letterTermsPt,
  ...remoteTermsPt,
  // Whatever the audit may tell of has a word.
} satisfies Readonly<Record<`resource.${AuditedName}`, string>>;
const useWords = defineWords('audit', {
  pt: terms,
  en: {
    ...auditEn,
    ...dispatchTermsEn,
    ...drawTermsEn,
    ...engineTermsEn,
    ...exportTermsEn,
    ...letterTermsEn,
    ...remoteTermsEn,
  },
});
type Key = WordKey<typeof terms>;

/** A term in words, outside components; one this version doesn't know is shown as it was kept. */
export function auditTerm(kind: string, term: string): string {
  const key = `${kind}.${term}`;
  return key in terms ? useWords.t(key as Key) : term;
}

/** The names of what is audited, in the page's language. */
export function useAuditWords() {
  const t = useWords();
  return {
    action: (action: string) => auditTerm('action', action),
    resource: (resource: string) => auditTerm('resource', resource),
    field: (field: string) => auditTerm('field', field),
    /** States, types and stamps have names; all else is ready text. */
    value: (field: string, text: string) => auditTerm(field, text),
    headings: () => ({
      field: t('heading.field'),
      before: t('heading.before'),
      after: t('heading.after'),
      nothing: t('heading.nothing'),
    }),
  };
}

/** The terms the filters of the audit offer. */
export const AUDITED = {
  actions: Object.keys(terms).flatMap((key) => (key.startsWith('action.') ? [key.slice(7)] : [])),
  resources: Object.keys(terms).flatMap((key) => (key.startsWith('resource.') ? [key.slice(9)] : [])),
};

import type { AuditedName } from '@fio/contracts/admin/record-pages';
import { defineWords, type WordKey } from '../../i18n/index.ts';
import { auditedTermsEn } from './audited-terms.en.ts';
import { auditedTermsPt } from './audited-terms.pt.ts';
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
import { valueTermsEn } from './value-terms.en.ts';
import { valueTermsPt } from './value-terms.pt.ts';
import { webhookTermsEn } from './webhook-terms.en.ts';
import { webhookTermsPt } from './webhook-terms.pt.ts';

const terms = {
  ...auditPt,
  ...auditedTermsPt,
  ...dispatchTermsPt,
  ...drawTermsPt,
  ...engineTermsPt,
  ...exportTermsPt,
  ...letterTermsPt,
  ...remoteTermsPt,
  ...valueTermsPt,
  ...webhookTermsPt,
  // Whatever the audit may tell of has a word.
} satisfies Readonly<Record<`resource.${AuditedName}`, string>>;
const useWords = defineWords('audit', {
  pt: terms,
  en: {
    ...auditEn,
    ...auditedTermsEn,
    ...dispatchTermsEn,
    ...drawTermsEn,
    ...engineTermsEn,
    ...exportTermsEn,
    ...letterTermsEn,
    ...remoteTermsEn,
    ...valueTermsEn,
    ...webhookTermsEn,
  },
});
type Key = WordKey<typeof terms>;

/** The key of a term: that of the resource first, then one that holds for all, then another resource's. */
function keyOf(kind: string, term: string, resource: string | undefined): Key | undefined {
  const own = [`${kind}.${resource}.${term}`, `${kind}.${term}`].find((key) => key in terms);
  const key = own ?? Object.keys(terms).find((one) => one.startsWith(`${kind}.`) && one.endsWith(`.${term}`));
  return key as Key | undefined;
}

/** A term in words, outside components; one this version doesn't know is shown as it was kept. */
export function auditTerm(kind: string, term: string, resource?: string): string {
  const key = keyOf(kind, term, resource);
  return key ? useWords.t(key) : term;
}

/** A field's name; of one within another, whose own name nobody knows, those that lead to it: `files.1.bytes`. */
function fieldTerm(field: string, resource?: string): string {
  if (keyOf('field', field, resource)) return auditTerm('field', field, resource);
  return field
    .split('.')
    .map((part) => auditTerm('field', part, resource))
    .join(' › ');
}

/** How the server joins what a field has several of. */
const AMONG = ' · ';
/** `polls:list`: what somebody or something may do. */
const PERMISSION = /^([a-z-]+):([a-z_]+)$/;

/** One thing that a field holds, in words. */
function oneValue(field: string, text: string, resource: string | undefined): string {
  const [, area, action] = PERMISSION.exec(text) ?? [];
  if (area === undefined || action === undefined || keyOf('may', action, undefined) === undefined)
    return auditTerm(field, text, resource);
  return `${auditTerm('resource', area)}: ${auditTerm('may', action)}`;
}

/** The names of what is audited, in the page's language. */
export function useAuditWords() {
  const t = useWords();
  return {
    action: (action: string) => auditTerm('action', action),
    resource: (resource: string) => auditTerm('resource', resource),
    field: fieldTerm,
    /** States, choices and permissions have names, by what they are of; all else is ready text. */
    value: (field: string, text: string, resource?: string) =>
      text
        .split(AMONG)
        .map((one) => oneValue(field, one, resource))
        .join(AMONG),
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

import type { BodyOf, ResponseOf } from '@fio/contracts/core/endpoint';
import type { emailTemplates } from '@fio/contracts/admin/email-templates';

export type TemplateDetail = ResponseOf<typeof emailTemplates.get>;
export type TemplateValues = BodyOf<typeof emailTemplates.create>;
export type Letter = ResponseOf<typeof emailTemplates.letters>['items'][number];

const NEW: TemplateValues = {
  letter: null,
  name: '',
  link: null,
  subject: '',
  preheader: '',
  title: '',
  html: '',
  button: '',
  closing: '',
  subjectEn: '',
  preheaderEn: '',
  titleEn: '',
  htmlEn: '',
  buttonEn: '',
  closingEn: '',
};

/** What stands in the form's fields: of a draft, or of a new template. */
export function valuesOf(one: TemplateDetail | null): TemplateValues {
  if (!one) return NEW;
  const { letter, name, link, subject, preheader, title, html, button, closing } = one;
  const { subjectEn, preheaderEn, titleEn, htmlEn, buttonEn, closingEn } = one;
  return {
    letter,
    name,
    link,
    subject,
    preheader,
    title,
    html,
    button,
    closing,
    subjectEn,
    preheaderEn,
    titleEn,
    htmlEn,
    buttonEn,
    closingEn,
  };
}

export const isDraft = ({ state }: Pick<TemplateDetail, 'state'>): boolean => state === 'draft';

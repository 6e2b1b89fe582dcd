import type { DocumentTexts } from './document.pt.ts';

/** What the document of one's data says in English. */
export const documentEn: DocumentTexts = {
  title: 'Your data in {name}',
  lead: 'This document holds all that {promoter} keeps of you on the platform {name}, as article 18 of the Brazilian data protection law (Lei 13.709/2018) grants. Issued on {when}, Brasília time.',
  contact:
    'To correct what your profile does not let you correct, or to ask about your data, write to {contact}.',
  nothing: 'Nothing recorded.',
};

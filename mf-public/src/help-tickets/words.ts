import { defineWords } from '@fio/platform/i18n';
import { helpTicketsEn } from './help-tickets.en.ts';
import { helpTicketsPt } from './help-tickets.pt.ts';

export const useHelpTicketsWords = defineWords('help-tickets', { pt: helpTicketsPt, en: helpTicketsEn });

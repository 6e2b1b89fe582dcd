import { defineWords } from '@fio/platform/i18n';
import { ticketsEn } from './tickets.en.ts';
import { ticketsPt } from './tickets.pt.ts';

export const useTicketsWords = defineWords('tickets', { pt: ticketsPt, en: ticketsEn });

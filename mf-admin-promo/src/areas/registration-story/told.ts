import type { StoryEntry } from '@fio/contracts/admin/registration-story';
import { INVITATION_STATE_TONES } from '@fio/contracts/terms/invitations.tones';
import { INVOICE_STATE_TONES } from '@fio/contracts/terms/invoices.tones';
import { MAIL_STATE_TONES } from '@fio/contracts/terms/mails.tones';
import { PRIZE_STATE_TONES } from '@fio/contracts/terms/prizes.tones';
import { SAC_STATE_TONES } from '@fio/contracts/terms/sac.tones';
import { SUGGESTION_STATE_TONES } from '@fio/contracts/terms/suggestions.tones';
import { TICKET_STATE_TONES } from '@fio/contracts/terms/tickets.tones';
import { WINNER_STATE_TONES } from '@fio/contracts/terms/winners.tones';
import type { ChipTone } from '@fio/design-system/chip';
import { formatCnpj } from '@fio/domain/cnpj';
import { format } from '@fio/platform/i18n';
import type { useStoryWords } from './words.ts';

type Words = typeof useStoryWords.t;

/** An entry in words: what it is, what more is known of it, and how it stands. */
export interface Told {
  readonly what: string;
  readonly more?: readonly (string | null)[];
  readonly state?: { readonly tone: ChipTone; readonly word: string };
}

const yesNo = (is: boolean, [yes, no]: readonly [string, string]): Told['state'] => ({
  tone: is ? 'success' : 'neutral',
  word: is ? yes : no,
});

/** Every kind has its own: one that is forgotten doesn't compile. */
export function toldOf(entry: StoryEntry, t: Words): Told {
  switch (entry.kind) {
    case 'wins': {
      const state = { tone: WINNER_STATE_TONES[entry.state], word: t(`win.${entry.state}`) };
      return { what: entry.prize, more: [entry.draw], state };
    }
    case 'prizes':
      return {
        what: entry.title,
        state: { tone: PRIZE_STATE_TONES[entry.state], word: t(`prize.${entry.state}`) },
      };
    case 'luckyNumbers': {
      const state = { tone: TICKET_STATE_TONES[entry.state], word: t(`number.${entry.state}`) };
      return { what: entry.number, more: [entry.draw], state };
    }
    case 'invoices': {
      const { cnpj, number, valueCents } = entry;
      const more = [cnpj && formatCnpj(cnpj), valueCents === null ? null : format.money(valueCents)];
      const state = { tone: INVOICE_STATE_TONES[entry.state], word: t(`invoice.${entry.state}`) };
      return { what: number ?? t('unread'), more, state };
    }
    case 'votes':
      return { what: entry.theory, more: [entry.answer, entry.show] };
    case 'suggestions': {
      const state = { tone: SUGGESTION_STATE_TONES[entry.state], word: t(`suggestion.${entry.state}`) };
      return { what: entry.text, more: [entry.show], state };
    }
    case 'customerService': {
      const state = { tone: SAC_STATE_TONES[entry.state], word: t(`message.${entry.state}`) };
      return { what: entry.protocol, more: [t(`subject.${entry.subject}`)], state };
    }
    case 'emails':
      return {
        what: entry.subject,
        state: { tone: MAIL_STATE_TONES[entry.state], word: t(`email.${entry.state}`) },
      };
    case 'notifications':
      return { what: t(`notice.${entry.of}`), more: [t(`channel.${entry.channel}`)] };
    case 'invitations': {
      const state = { tone: INVITATION_STATE_TONES[entry.state], word: t(`invitation.${entry.state}`) };
      return { what: t(`side.${entry.side}`), more: entry.signs.map((sign) => t(`sign.${sign}`)), state };
    }
    case 'passkeys':
      return { what: entry.name };
    case 'sessions': {
      const { enteredBy, ip, userAgent, live } = entry;
      const what = enteredBy === null ? t('own') : t('entered', { name: enteredBy });
      return { what, more: [ip, userAgent], state: yesNo(live, [t('session.live'), t('session.ended')]) };
    }
    case 'consents': {
      const { purpose, version, granted } = entry;
      const state = yesNo(granted, [t('granted'), t('refused')]);
      return { what: t(`purpose.${purpose}`), more: [t('version', { version })], state };
    }
    case 'registration':
      return { what: '' };
  }
}

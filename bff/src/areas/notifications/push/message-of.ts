import type { Language } from '@fio/contracts';
import type { NotificationKind } from '@fio/domain';
import { notificationTextsEn } from '../notifications.en.ts';
import { notificationTextsPt } from '../notifications.pt.ts';
import type { Subject } from '../subject.ts';
import type { PushMessage } from './PushSender.ts';

const texts = { pt: notificationTextsPt, en: notificationTextsEn };

const HOUR = 3_600;
/** How long it is of interest. */
const TTL: Readonly<Record<NotificationKind, number>> = {
  theory: 24 * HOUR,
  list: 12 * HOUR,
  draw: 24 * HOUR,
  prize: 72 * HOUR,
};

interface About {
  readonly eventId: string;
  readonly kind: NotificationKind;
  readonly subject: Subject;
  readonly language: Language;
  /** Of the link that ends it. */
  readonly stop: string;
}

/** What is public of it, and no more: a screen that is locked shows it to whoever holds the device. */
export function messageOf({ eventId, kind, subject, language, stop }: About): PushMessage {
  const words = texts[language];
  const topic = eventId.replaceAll('-', '');
  return {
    ttl: TTL[kind],
    urgency: kind === 'prize' ? 'high' : 'normal',
    topic,
    payload: {
      title: words.push[kind],
      body: subject.title === '' ? words.open : subject.title,
      lang: language === 'pt' ? 'pt-BR' : 'en',
      tag: topic,
      path: subject.path,
      stop,
      stopLabel: words.stop,
      stopped: words.stopped,
    },
  };
}

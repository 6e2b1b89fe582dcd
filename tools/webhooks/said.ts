import type { Message } from './receiver.ts';

/** A terminal obeys what it is sent: what others wrote is shown, not obeyed. */
const shown = (text: string) => text.replaceAll(/[^\P{Cc}\n]/gu, '\ufffd');

function pretty(body: string): { readonly type: string; readonly text: string } {
  try {
    const event = JSON.parse(body) as { readonly type?: unknown };
    return { type: String(event.type ?? 'no type'), text: JSON.stringify(event, null, 2) };
  } catch {
    return { type: 'no JSON', text: body };
  }
}

function verdictOf({ isVerified, problem }: Message): string {
  if (isVerified === null) return 'not checked';
  return isVerified ? 'verified' : `refused: ${problem}`;
}

/** What became of a message in a line, and what it says below. */
export function said(message: Message): string {
  const { type, text } = pretty(message.body);
  const again = message.isRepeated ? ['again'] : [];
  const line = [
    type,
    message.id || 'no webhook-id',
    verdictOf(message),
    ...again,
    `answered ${message.answered}`,
  ];
  return shown(`\n${line.join(' · ')}\n${text}`);
}

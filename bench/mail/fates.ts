import type { Behaviour } from '@fio/bff/test/mail-sink.ts';

/** One in a hundred isn't there, two in a hundred have no room at first, one in a thousand is lost behind the message. */
const ABSENT = 100;
const BUSY = 50;
const LOST = 1_000;

export type Fate = 'absent' | 'busy' | 'lost' | 'taken';

/** What the mailbox of the reader numbered `n` does. */
export function fateOf(n: number): Fate {
  if (n % ABSENT === 1) return 'absent';
  if (n % BUSY === 2) return 'busy';
  return n % LOST === 3 ? 'lost' : 'taken';
}

export const numberOf = (address: string) => Number(/\d+/.exec(address)?.[0]);

/** The mailboxes of all: a busy one has room from the second time on. */
export function mailboxes(): (address: string) => Behaviour {
  const tried = new Set<string>();
  return (address) => {
    const fate = fateOf(numberOf(address));
    if (fate === 'absent') return 'absent';
    if (fate === 'lost') return 'drops';
    if (fate === 'taken' || tried.has(address)) return undefined;
    tried.add(address);
    return 'busy';
  };
}

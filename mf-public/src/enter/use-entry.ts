import { useState } from 'react';
import { session } from '@fio/contracts/public/session';
import { formatCpf, normalizeCpf } from '@fio/domain/cpf';
import { api, ApiError } from '@fio/platform/api';
import { signedIn } from '@fio/platform/session';
import { hasPendingVote } from '../votes/pending-vote.ts';
import type { Registered } from '../register/use-registration.ts';

/** Signing in, as whom, and what led there. */
export interface Entering {
  readonly user: string;
  readonly why: 'known' | 'registered' | 'asked';
}

/** The token is used where one is: the page stays, and a card that waits for it casts its vote. */
export const enterHere = (token: string): Promise<void> => signedIn('user', token, { stay: true });

/**
 * Where somebody is between a CPF and being signed in: the steps of a registration, unless an account exists; then its
 * password. Who has just registered is signed in with what they typed.
 */
export function useEntry() {
  const [entering, setEntering] = useState<Entering | null>(null);
  const [registered, setRegistered] = useState<string | null>(null);
  const [hadVote, setHadVote] = useState(false);
  return {
    entering,
    /** The address of who has registered here. */
    registered,
    /** Whether an answer waited when they registered. */
    hadVote,
    ask: (user = '', why: Entering['why'] = 'asked') => setEntering({ user, why }),
    back: () => setEntering(null),
    way: {
      onKnown: (cpf: string) => setEntering({ user: formatCpf(normalizeCpf(cpf)), why: 'known' }),
      onRegistered: async ({ email, password }: Registered) => {
        setRegistered(email);
        setHadVote(hasPendingVote());
        try {
          const { token } = await api(session.login, { body: { user: email, password } });
          await enterHere(token);
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          // The call has said why; the account is there, and nothing is registered twice.
          setEntering({ user: email, why: 'registered' });
        }
      },
    },
  };
}
export type Entry = ReturnType<typeof useEntry>;

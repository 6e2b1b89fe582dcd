import { createContext, useContext } from 'react';
import type { AnyEndpoint } from '@fio/contracts/core/endpoint';
import { calculation } from '@fio/contracts/admin/calculation';
import { STEP_FORMS } from './panels/forms.ts';

/** Which steps the wizard's panels take, of a draw or of its rehearsal, and how they speak of them. */
export interface Wizard {
  readonly steps: Pick<
    typeof calculation,
    'freeze' | 'extraction' | 'release' | 'run' | 'review' | 'minutes' | 'result'
  >;
  /** What steps ask for; one that isn't there has no button. */
  readonly forms: Partial<typeof STEP_FORMS>;
  /** Whether it is one of its own steps: a rehearsal takes none of the draw's, whatever panel asks. */
  readonly takes: (endpoint: AnyEndpoint) => boolean;
  /** Nobody watches it, and nothing of it counts. */
  readonly isRehearsal: boolean;
  /** What a question is called, or what is said once something is done. */
  readonly titled: (title: string) => string;
  /** What would happen. */
  readonly said: (text: string) => string;
}

const same = (text: string) => text;

const WizardContext = createContext<Wizard>({
  steps: calculation,
  forms: STEP_FORMS,
  takes: () => true,
  isRehearsal: false,
  titled: same,
  said: same,
});

/** The draw's own, unless a rehearsal is around. */
export const useWizard = (): Wizard => useContext(WizardContext);
export const WizardProvider = WizardContext.Provider;

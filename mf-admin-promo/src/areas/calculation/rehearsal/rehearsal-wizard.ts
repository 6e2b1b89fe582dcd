import type { AnyEndpoint } from '@fio/contracts/core/endpoint';
import { drawRehearsal } from '@fio/contracts/admin/draw-rehearsal';
import { rehearsedForms } from '../panels/forms.ts';
import type { Wizard } from '../wizard.ts';
import { useRehearsalWords } from './words.ts';

const { t } = useRehearsalWords;
const OWN: readonly AnyEndpoint[] = Object.values(drawRehearsal);

/** The draw's wizard with the steps of its rehearsal, which says of each that it is one. */
export const REHEARSAL_WIZARD: Wizard = {
  steps: drawRehearsal,
  forms: rehearsedForms(drawRehearsal),
  takes: (endpoint) => OWN.includes(endpoint),
  isRehearsal: true,
  titled: (title) => t('titled', { title }),
  said: (text) => t('said', { text }),
};

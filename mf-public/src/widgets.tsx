import { defineWidgets } from '@fio/platform/remote';
import { MyInvoices } from './invoices/my-invoices.tsx';
import { MyNumbers } from './numbers/my-numbers.tsx';
import { MyPrizes } from './prizes/my-prizes.tsx';
import { MySuggestions } from './suggestions/my-suggestions.tsx';

export default defineWidgets({
  'profile.suggestions': MySuggestions,
  'profile.invoices': MyInvoices,
  'profile.numbers': MyNumbers,
  'profile.prizes': MyPrizes,
});

import { Skeleton } from '@fio/design-system/skeleton';
import { defineWidgets } from '@fio/platform/remote';
import { fetched } from './page/fetched.tsx';

const waiting = <Skeleton height={120} radius="card" />;

// Each is code of its own: who writes to customer service loads nothing of the profile.
export default defineWidgets({
  'dialog.sac': fetched(() => import('./sac/sac-widget.tsx')),
  'visitor.strip': fetched(() => import('./regulations/changed-documents.tsx')),
  'profile.suggestions': fetched(
    async () => ({ default: (await import('./suggestions/my-suggestions.tsx')).MySuggestions }),
    waiting,
  ),
  'profile.invoices': fetched(
    async () => ({ default: (await import('./invoices/my-invoices.tsx')).MyInvoices }),
    waiting,
  ),
  'profile.numbers': fetched(
    async () => ({ default: (await import('./numbers/my-numbers.tsx')).MyNumbers }),
    waiting,
  ),
  'profile.prizes': fetched(
    async () => ({ default: (await import('./prizes/my-prizes.tsx')).MyPrizes }),
    waiting,
  ),
});

import { lazy, Suspense } from 'react';
import type { InvoiceDetail } from '../invoice-detail.ts';

const Risks = lazy(async () => ({ default: (await import('./risks.tsx')).Risks }));

/** What the rules of risk saw, fetched with its words where they saw something: few receipts meet any. */
export function RisksSeen({ invoice: { risks } }: { invoice: Pick<InvoiceDetail, 'risks'> }) {
  if (risks.length === 0) return null;
  return (
    <Suspense>
      <Risks risks={risks} />
    </Suspense>
  );
}

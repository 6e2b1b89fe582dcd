import { adminInvoices } from '@fio/contracts/admin/invoices';
import { Gate } from '@fio/platform/area';
import type { RouteHandle } from '@fio/platform/remote';
import type { RouteObject } from '@fio/platform/router';
import { invoicesArea } from './invoices.area.tsx';
import { REVIEW_PATH } from './review/review-path.ts';
import { useInvoicesWords } from './words.ts';

const handle: RouteHandle = {
  access: 'session',
  needs: adminInvoices.next.access,
  title: () => useInvoicesWords.t('queue'),
};

export const invoicesRoutes: RouteObject[] = [
  ...invoicesArea,
  {
    path: `${REVIEW_PATH}/:id?`,
    handle,
    lazy: async () => {
      const { ReviewPage } = await import('./review/review-page.tsx');
      return {
        Component: () => (
          <Gate needs={adminInvoices.next}>
            <ReviewPage />
          </Gate>
        ),
      };
    },
  },
];

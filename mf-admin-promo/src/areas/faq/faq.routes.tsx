import { adminFaq } from '@fio/contracts/admin/faq';
import { Gate } from '@fio/platform/area';
import type { RouteHandle } from '@fio/platform/remote';
import type { RouteObject } from '@fio/platform/router';
import { faqArea } from './faq.area.tsx';
import { ORDER_PATH } from './order/order-path.ts';
import { useFaqWords } from './words.ts';

const handle: RouteHandle = {
  access: 'session',
  needs: adminFaq.order.access,
  title: () => useFaqWords.t('order.title'),
};

export const faqRoutes: RouteObject[] = [
  ...faqArea,
  {
    path: ORDER_PATH,
    handle,
    lazy: async () => {
      const { OrderPage } = await import('./order/order-page.tsx');
      return {
        Component: () => (
          <Gate needs={adminFaq.order}>
            <OrderPage />
          </Gate>
        ),
      };
    },
  },
];

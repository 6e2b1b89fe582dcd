import { late } from '@fio/platform/area';

/** What refusing asks. Most are approved, so that its code comes when somebody refuses. */
export const RefuseForm = late(async () => (await import('./refuse-fields.tsx')).RefuseFields);

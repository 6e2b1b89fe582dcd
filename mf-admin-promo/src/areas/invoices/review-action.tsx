import { useEffect } from 'react';
import type { ActionDialogProps } from '@fio/platform/area';
import { useNavigate } from '@fio/platform/router';
import type { InvoiceDetail } from './invoice-detail.ts';
import { reviewPath } from './review/review-path.ts';

/** Asks nothing: it goes to the desk, where there is room to look. */
export function ReviewAction({ record: { id }, onClose }: ActionDialogProps<InvoiceDetail>) {
  const navigate = useNavigate();
  useEffect(() => {
    onClose(false);
    void navigate(reviewPath(id));
  }, [id, navigate, onClose]);
  return null;
}

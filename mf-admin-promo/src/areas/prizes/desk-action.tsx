import { useEffect } from 'react';
import type { ActionDialogProps } from '@fio/platform/area';
import { useNavigate } from '@fio/platform/router';
import { deskPath, type PrizeDetail } from './prize-detail.ts';

/** Asks nothing: it goes to the desk, where there is room to look. */
export function DeskAction({ record: { id }, onClose }: ActionDialogProps<PrizeDetail>) {
  const navigate = useNavigate();
  useEffect(() => {
    onClose(false);
    void navigate(deskPath(id));
  }, [id, navigate, onClose]);
  return null;
}

import { ActionDiff } from '@fio/platform/area';
import type { ActionDetail } from './action-detail.ts';

export const ActionChanges = ({ record }: { record: ActionDetail }) => (
  <ActionDiff differences={record.differences} resource={record.resource} />
);

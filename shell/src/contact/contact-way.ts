import { isFilled } from '@fio/platform/remote';
import { dialogAddress } from '../page/dialog-address.ts';

/**
 * The address at which one writes to customer service from here; null where no live remote brings that dialog (an older
 * mf-public was made live again): then the campaign's e-mail stands in its place.
 */
export const contactWay = (search: string): string | null =>
  isFilled('dialog.sac') ? dialogAddress(search, 'sac') : null;

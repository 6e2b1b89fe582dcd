import { sales } from '@fio/contracts/admin/sales';

/** The page on which sales are imported; `?id=` names an import that is under way. */
export const IMPORT_PATH = `${sales.list.path}/import`;

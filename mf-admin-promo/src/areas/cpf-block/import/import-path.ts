import { cpfBlock } from '@fio/contracts/admin/cpf-block';

/** The page on which a list of CPFs is imported; `?id=` names one that is under way. */
export const IMPORT_PATH = `${cpfBlock.list.path}/import`;

import type { SaleImport } from '@fio/contracts/admin/sale-imports';

const ASK_AGAIN_MS = 1000;

/** What every import tells of itself, whatever it brings. */
export type Imported = Pick<SaleImport, 'id' | 'state' | 'by' | 'createdAt' | 'failure' | 'version'>;

/** The page of an area on which things are imported; `?id=` names one that is under way. */
export const importPath = (list: { readonly path: string }): string => `${list.path}/import`;

/** How a query asks for an import again, until nothing more happens to it by itself. */
export const followed = {
  quiet: true,
  refetchInterval: ({ state }: { readonly state: { readonly data?: Pick<Imported, 'state'> | undefined } }) =>
    ['checking', 'importing'].includes(state.data?.state ?? 'checking') ? ASK_AGAIN_MS : false,
} as const;

import type { ExportKind } from '../../core/export/export.ts';
import type { Product } from '../../engine/Area.ts';

/** What can be exported, whatever area declares it. */
export interface ExportKinds {
  /** By its name, which is the area's in permissions; undefined where nothing is called so any more. */
  readonly kindOf: (resource: string) => ExportKind | undefined;
}

export const exportKinds = ({ exports }: Pick<Product, 'exports'>): ExportKinds => ({
  kindOf: (resource) => exports.find(({ name }) => name === resource),
});

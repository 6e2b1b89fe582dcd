import type { locations, ResultOf } from '@fio/contracts';

export type Article = ResultOf<typeof locations.states>[number]['article'];

/** How one lives in each unit: "no Ceará", "em Minas Gerais", "na Bahia" (product/domain.md, section 2.7). */
export const ARTICLES: Readonly<Record<string, Article>> = Object.fromEntries([
  ...['AC', 'AP', 'AM', 'CE', 'DF', 'ES', 'MA', 'PA', 'PR', 'PI', 'RJ', 'RN', 'RS', 'TO'].map((code) => [
    code,
    'no',
  ]),
  ...['AL', 'GO', 'MT', 'MS', 'MG', 'PE', 'RO', 'RR', 'SC', 'SP', 'SE'].map((code) => [code, 'em']),
  ...['BA', 'PB'].map((code) => [code, 'na']),
]) as Record<string, Article>;

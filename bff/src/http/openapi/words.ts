import type { Language } from '@fio/contracts';

const pt = {
  intro: 'Todos os endereços ficam abaixo de /api. A descrição para máquinas está em',
  areas: 'Áreas',
  access: 'Acesso',
  public: 'aberto',
  session: 'sessão',
  permission: 'permissão',
  parameters: 'Parâmetros',
  body: 'Corpo',
  answer: 'Resposta',
  errors: 'Recusas',
  limit: 'Limite',
  per: 'em {seconds} s',
  idempotent: 'Aceita Idempotency-Key',
};
export type DocsWord = keyof typeof pt;

const en: Record<DocsWord, string> = {
  intro: 'All addresses are below /api. The description for machines is at',
  areas: 'Areas',
  access: 'Access',
  public: 'open',
  session: 'session',
  permission: 'permission',
  parameters: 'Parameters',
  body: 'Body',
  answer: 'Answer',
  errors: 'Refusals',
  limit: 'Limit',
  per: 'in {seconds} s',
  idempotent: 'Takes Idempotency-Key',
};

/** The words of the documentation page; the sentences about endpoints are the contracts' own, in English. */
export const docsWords: Record<Language, Record<DocsWord, string>> = { pt, en };

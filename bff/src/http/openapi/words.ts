import type { Language } from '@fio/contracts';

const pt = {
  intro: 'Todos os endereços ficam abaixo de /api. A descrição para máquinas está em',
  userSignIn: 'Como entrar',
  adminSignIn: 'Painel: como entrar',
  adminDocument: 'A descrição do painel para máquinas, com sessão da equipe ou token de API, está em',
  adminClosedLink: 'Entre no painel',
  adminClosed: 'para ver aqui também a API dele.',
  signInProgram:
    'Um programa usa um token de API: a equipe o cria em Tokens - API, o segredo aparece uma única vez e vai em cada requisição como Authorization: Bearer fio_…, sem cookie. Ele faz o que seus escopos permitem, enquanto quem o criou também puder. O que é da pessoa fica fechado para ele.',
  signInVisitor:
    'Um visitante envia CPF ou e-mail e senha para POST /api/login e manda o token da resposta em cada requisição, como Authorization: Bearer, até exp.',
  signInStaff:
    'Alguém da equipe envia e-mail e senha para POST /api/admin/login; com {"twoFactor": true} na resposta, envia o mesmo de novo com code. Cada requisição leva então duas coisas: o token da resposta e o cookie {cookie}, HttpOnly, que o navegador guarda e manda sozinho.',
  areas: 'Áreas',
  access: 'Acesso',
  public: 'aberto',
  session: 'sessão',
  permission: 'permissão',
  peopleOnly: 'não aceita token de API',
  parameters: 'Parâmetros',
  body: 'Corpo',
  answer: 'Resposta',
  errors: 'Recusas',
  limit: 'Limite',
  per: 'em {seconds} s',
  idempotent: 'Aceita Idempotency-Key',
  schemas: 'Esquemas',
  errorsIntro:
    'Cada recusa é um documento application/problem+json (RFC 9457): type é a página do código, title e message a frase na língua de Accept-Language, code o nome que um programa compara, fields as regras por campo, requestId o que nos contar.',
  errorCode: 'Código',
  errorStatus: 'Status HTTP',
  errorMessage: 'Mensagem',
  fieldRules: 'Regras dos campos',
  fieldRulesIntro:
    'O que fields traz, por caminho do campo: code, a frase, e param onde a frase tem {param}.',
  whatToDo: 'O que fazer',
  answeredBy: 'Quem responde assim',
  backOffice: 'o painel; a equipe vê as operações na documentação dele',
  allErrors: 'Todos os códigos de recusa',
};
export type DocsWord = keyof typeof pt;

const en: Record<DocsWord, string> = {
  intro: 'All addresses are below /api. The description for machines is at',
  userSignIn: 'Signing in',
  adminSignIn: 'Back office: signing in',
  adminDocument: 'Its description for machines, with a session of staff or an API token, is at',
  adminClosedLink: 'Sign in to the back office',
  adminClosed: 'to see its API here as well.',
  signInProgram:
    'A program uses an API token: staff make it under Tokens - API, its secret is shown once, and it goes with each request as Authorization: Bearer fio_…, without a cookie. It does what its scopes say, as long as its owner may do that too. What belongs to a person is closed to it.',
  signInVisitor:
    'A visitor sends CPF or e-mail and password to POST /api/login and the answered token with each request, as Authorization: Bearer, until exp.',
  signInStaff:
    'A member of staff sends e-mail and password to POST /api/admin/login; if the answer is {"twoFactor": true}, the same again with a code. Each request then carries two things: the answered token and the cookie {cookie}, HttpOnly, which browsers keep and send themselves.',
  areas: 'Areas',
  access: 'Access',
  public: 'open',
  session: 'session',
  permission: 'permission',
  peopleOnly: 'takes no API token',
  parameters: 'Parameters',
  body: 'Body',
  answer: 'Answer',
  errors: 'Refusals',
  limit: 'Limit',
  per: 'in {seconds} s',
  idempotent: 'Takes Idempotency-Key',
  schemas: 'Schemas',
  errorsIntro:
    'Each refusal is an application/problem+json document (RFC 9457): type is the page of its code, title and message the sentence in the language of Accept-Language, code the name that a program compares, fields the rules by field, requestId what to tell us.',
  errorCode: 'Code',
  errorStatus: 'HTTP status',
  errorMessage: 'Message',
  fieldRules: 'Rules of fields',
  fieldRulesIntro:
    'What fields has, by the path of the field: code, the sentence, and param where the sentence has {param}.',
  whatToDo: 'What to do',
  answeredBy: 'Answered by',
  backOffice: 'the back office; staff see the operations in its documentation',
  allErrors: 'All codes of refusals',
};

/** The words of the documentation page; the sentences about endpoints are the contracts' own, in English. */
export const docsWords: Record<Language, Record<DocsWord, string>> = { pt, en };

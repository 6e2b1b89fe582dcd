import type { CompiledMask, MaskToken } from './mask.ts';

const upper = (character: string): string => character.toUpperCase();

const DIGIT: MaskToken = { pattern: /\d/ };
const LETTER: MaskToken = { pattern: /[a-z]/i, transform: upper };
/** What the notation lacks and the alphanumeric CNPJ needs: a letter or digit, to upper case. */
const EITHER: MaskToken = { pattern: /[0-9a-z]/i, transform: upper };

const tokens = { '#': DIGIT, A: LETTER, X: EITHER };

const ready = (mask: CompiledMask['mask']): CompiledMask => ({ mask, tokens, tokensReplace: true });

/** A mobile number has eleven digits, a landline ten: until the eleventh is typed it may be either. */
const phoneMask = (typed: string): string =>
  typed.replaceAll(/\D/g, '').length > 10 ? '(##) #####-####' : '(##) ####-####';

/**
 * Ready options for maska 3, one per kind of field. Written as maska reads them and not compiled from the notation
 * where a page opens: every form has one of them and none needs the compiler.
 * The phone's two masks (landline, mobile) are chosen by length;
 * `date` is day, month, year, `time` one of 24 hours; `extraction` a prize of the Loteria Federal, with room for more than its five digits: who
 * types a sixth must be told, not have it cut off; `luckyNumber` is series and number; `accessKey` is an invoice's 44
 * positions in groups of 4, letters only where its CNPJ has them: the `NFe` of a pasted key finds no place and pushes
 * nothing off the end.
 */
export const MASKS = {
  cpf: /* @__PURE__ */ ready('###.###.###-##'),
  cnpj: /* @__PURE__ */ ready('XX.XXX.XXX/XXXX-##'),
  phone: /* @__PURE__ */ ready(phoneMask),
  cep: /* @__PURE__ */ ready('#####-###'),
  date: /* @__PURE__ */ ready('##/##/####'),
  dateTime: /* @__PURE__ */ ready('##/##/#### ##:##'),
  time: /* @__PURE__ */ ready('##:##'),
  uf: /* @__PURE__ */ ready('AA'),
  extraction: /* @__PURE__ */ ready('########'),
  luckyNumber: /* @__PURE__ */ ready('###/#####'),
  accessKey: /* @__PURE__ */ ready('#### ##XX XXXX XXXX XX## #### #### #### #### #### ####'),
} as const satisfies Record<string, CompiledMask>;

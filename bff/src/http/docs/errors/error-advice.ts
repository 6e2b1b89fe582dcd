import { ERROR_STATUS, type ErrorCode, type Language } from '@fio/contracts';

type Advice = Readonly<Record<Language, string>>;
type Status = (typeof ERROR_STATUS)[ErrorCode];

const CHANGE_IT: Advice = {
  pt: 'Corrija a requisição antes de enviar de novo: repetida igual, a resposta é a mesma. Quando há `fields`, cada campo diz a regra que não cumpre.',
  en: 'Change the request before sending it again: the same one gets the same answer. Where there are `fields`, each says the rule it breaks.',
};
const LATER: Advice = {
  pt: 'Espere o tempo de Retry-After e envie de novo, com a mesma Idempotency-Key; sem Retry-After, espere cada vez mais entre as tentativas.',
  en: 'Wait as long as Retry-After says and send it again with the same Idempotency-Key; without Retry-After, wait longer from one attempt to the next.',
};
const GONE: Advice = {
  pt: 'O que foi pedido não existe, ou não existe mais, para quem pede. Não repita; confira o endereço.',
  en: 'What was asked for does not exist, or no longer, for whoever asks. Do not repeat it; check the address.',
};

const byStatus: Readonly<Record<Status, Advice>> = {
  400: CHANGE_IT,
  401: {
    pt: 'Entre de novo, ou envie um token que valha. Nada foi feito.',
    en: 'Sign in again, or send a token that is valid. Nothing was done.',
  },
  403: {
    pt: 'Quem pede não pode, ou não agora. Repetir não ajuda; peça a permissão, ou prove o que a mensagem pede.',
    en: 'Whoever asks may not, or not now. Repeating does not help: get the permission, or prove what the message asks for.',
  },
  404: GONE,
  405: { pt: 'Use um dos métodos do cabeçalho Allow.', en: 'Use one of the methods in the header Allow.' },
  409: {
    pt: 'O registro não está como a requisição supõe. Leia-o de novo, decida com o que ele é agora e envie outra requisição.',
    en: 'The record is not as the request supposes. Read it again, decide by what it is now, and send another request.',
  },
  410: GONE,
  413: CHANGE_IT,
  415: CHANGE_IT,
  416: {
    pt: 'Peça uma parte que o arquivo tenha: o cabeçalho Content-Range diz quantos bytes são.',
    en: 'Ask for a part that the file has: the header Content-Range says how many bytes there are.',
  },
  422: CHANGE_IT,
  429: LATER,
  500: {
    pt: 'A falha é nossa e foi registrada. Envie de novo com a mesma Idempotency-Key; se continuar, conte-nos o `requestId`.',
    en: 'The fault is ours and was recorded. Send it again with the same Idempotency-Key; if it stays, tell us the `requestId`.',
  },
  501: CHANGE_IT,
  502: LATER,
  503: LATER,
  504: LATER,
};

/** What whoever calls is to do about a refusal. A new status is a type error here. */
export const adviceFor = (code: ErrorCode): Advice => byStatus[ERROR_STATUS[code]];

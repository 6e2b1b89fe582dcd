import { personFieldPt } from '@fio/contracts/terms/person-fields.pt';
import { prefixed } from '@fio/platform/i18n';

export const profileDataPt = {
  title: 'Seus dados',
  lead: 'CPF e data de nascimento identificam você na promoção e não podem ser alterados aqui. Se um deles estiver errado, fale com o atendimento.',
  fullName: 'Nome completo',
  cpf: 'CPF',
  birthDate: 'Data de nascimento',
  phone: 'Telefone',
  ...prefixed('field', personFieldPt),
  email: 'E-mail',
  verified: 'Confirmado',
  unverified: 'Não confirmado',
  resend: 'Enviar o link de novo',
  resent: 'Enviamos outro link de confirmação. Confira o seu e-mail.',
  correct: 'Corrigir dados',
  cancel: 'Cancelar',
  save: 'Salvar',
  saved: 'Dados corrigidos.',
  emailTitle: 'Trocar o e-mail',
  emailLead:
    'Enviamos um link ao novo endereço. A troca só vale depois que você abrir esse link; até lá, tudo continua no endereço atual, que também será avisado.',
  emailFailed: 'Não foi possível ver se há uma troca em andamento',
  newEmail: 'Novo e-mail',
  password: 'Sua senha',
  changeEmail: 'Trocar o e-mail',
  sendLink: 'Enviar o link',
  waiting: 'Falta confirmar {{email}} pelo link que enviamos para lá.',
  cancelEmail: 'Desistir da troca',
  emailCancelled: 'A troca foi cancelada. O seu e-mail continua o mesmo.',
};

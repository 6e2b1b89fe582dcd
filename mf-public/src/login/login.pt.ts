export const loginPt = {
  title: 'Entrar',
  lead: 'Use o CPF ou o e-mail do seu cadastro.',
  vote: 'Entre para o seu voto contar. A sua resposta está guardada e você volta para a mesma teoria.',
  user: 'CPF ou e-mail',
  password: 'Senha',
  submit: 'Entrar',
  forgot: 'Esqueci a senha',
  register: 'Ainda não tenho cadastro',
  form: 'Entrada',
};

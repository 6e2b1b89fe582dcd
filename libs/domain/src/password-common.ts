/** What people in Brazil choose first: whole passwords and the words they decorate with digits and signs. */
const WORDS =
  'senha senhas minhasenha suasenha senhaforte novasenha senhasecreta mudar mudarsenha trocar teste testando ' +
  'acesso entrar admin administrador root usuario convidado mestre gabriel lucas mateus rafael daniel felipe ' +
  'gustavo pedro joao maria mariana juliana fernanda camila amanda bruna leticia beatriz isabela larissa rodrigo ' +
  'ricardo marcelo eduardo carlos roberto antonio francisco brasil brazil saopaulo riodejaneiro bahia ' +
  'flamengo corinthians palmeiras santos vasco gremio internacional cruzeiro atletico botafogo fluminense mengao ' +
  'timao verdao tricolor futebol neymar ronaldo jesus jesuscristo deus deusefiel deusehfiel deusebom fe amor ' +
  'amoreterno teamo euteamo amorzinho minhavida familia princesa gatinha gatinho docinho estrela borboleta ' +
  'felicidade saudade liberdade vitoria coracao anjo anjinho cachorro computador internet escola trabalho empresa ' +
  'segredo secreto natal carnaval janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro ' +
  'dezembro segunda terca quarta quinta sexta sabado domingo primavera verao outono inverno ' +
  'password passw passwd welcome letmein iloveyou dragon monkey sunshine princess football baseball superman ' +
  'batman master shadow michael jordan hello freedom whatever trustno starwars pokemon naruto ninja summer winter ' +
  'spring autumn changeme default secret login guest qwerty qwert qwertyuiop asdfgh asdfghjkl zxcvbn zxcvbnm ' +
  'abcd abcde abcdef abcdefgh abc qweasd qweasdzxc aaaaaa';

/** Typed along the keyboard, or so short a pattern that the digits carry it. */
const SEQUENCES =
  '123456 1234567 12345678 123456789 1234567890 12345 1234 123123 123321 102030 101010 112233 111111 11111111 ' +
  '000000 00000000 654321 87654321 987654321 666666 121212 147258369 159357 1q2w3e 1q2w3e4r 1q2w3e4r5t q1w2e3r4 ' +
  'q1w2e3 a1b2c3 a1b2c3d4 abc123 abc1234 123abc 123qwe qwe123 zaq12wsx 1qaz2wsx 1qaz 123mudar mudar123';

/**
 * Common passwords in lower case, for `passwordProblems`. In a file of its own so that a page may leave it out:
 * the server always checks against it.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = /* @__PURE__ */ new Set(
  `${WORDS} ${SEQUENCES}`.split(' '),
);

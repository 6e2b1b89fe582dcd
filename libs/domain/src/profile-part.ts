/** The parts of a visitor's profile, as its address names them: `/perfil?aba=notas`. */
export const PROFILE_PARTS = [
  'votos',
  'sugestoes',
  'promocao',
  'numeros',
  'premios',
  'notas',
  'avisos',
  'dados',
  'seguranca',
  'privacidade',
] as const;

/** One of PROFILE_PARTS. */
export type ProfilePart = (typeof PROFILE_PARTS)[number];

/** The address, without its host, of a part of the visitor's own profile: a letter leads to what it speaks of. */
export const profileAddress = (part: ProfilePart): `/perfil?aba=${ProfilePart}` => `/perfil?aba=${part}`;
